import { beforeAll, expect, test } from "vitest";
import { refusal } from "../src/text/refusal";
import { speaking } from "./a_table";

beforeAll(() => speaking("en"));

test("a refusal is told by its code and fields", () => {
  expect(refusal("server-too-many-tables", { most: 50 })).toBe("The server has as many tables as it can keep: 50.");
  expect(refusal("table-seat-taken", { seat: "N" })).toBe("Somebody sits there: North.");
  expect(refusal("rules-nothing-scores", { field: "pisti" })).toContain("nothing scores");
  expect(refusal("remote-not-pisti")).toContain("no Pişti server");
  expect(refusal("remote-other-protocol")).toContain("different versions");
  expect(refusal("remote-cut-off")).toBe("The server does not answer. Look at your connection, then try again.");
});

test("what this page knows no sentence for is told by its code", () => {
  expect(refusal("table-of-tomorrow")).toBe("The server refuses that (table-of-tomorrow).");
  expect(refusal("db-export-exists", { file: "x" })).toBe("The server refuses that (db-export-exists).");
  expect(refusal("server-too-many-tables", {})).toBe("The server refuses that (server-too-many-tables).");
});
