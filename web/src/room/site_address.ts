/** The address that links to this site have: the one that the server was told, which may not be the one that was typed here. */
export function siteAddress(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? "";
  return URL.canParse(told) ? new URL(told).origin : location.origin;
}
