/** The parts of a line of help, such as `p  all cards of the pile`: a key, two spaces, what it does. */
export function keyAndWhat(line: string): { key: string; what: string } {
  const [key = "", ...what] = line.split("  ");
  return { key, what: what.join("  ") };
}
