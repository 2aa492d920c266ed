import { beforeEach, expect, test, vi } from "vitest";

const notes: number[] = [];
const param = { value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
const node = () => ({ connect: vi.fn((to: unknown) => to), gain: { ...param } });

beforeEach(() => {
  vi.resetModules();
  notes.length = 0;
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("AudioContext", class {
    state = "running";
    currentTime = 0;
    destination = node();
    createGain = node;
  });
  vi.stubGlobal("GainNode", class {
    gain = { ...param };
    connect = vi.fn((to: unknown) => to);
  });
  vi.stubGlobal("OscillatorNode", class {
    connect = vi.fn((to: unknown) => to);
    start = (at: number) => void notes.push(at);
    stop = vi.fn();
  });
});

test("nothing sounds before the first gesture, at no volume, or where the page is hidden", async () => {
  const { sound, wake } = await import("../src/table/sounds");
  const { choose } = await import("../src/settings/settings.svelte");
  sound("turn");
  expect(notes).toEqual([]);
  wake();
  sound("turn");
  expect(notes).toEqual([0]);
  choose({ volume: 0 });
  sound("turn");
  choose({ volume: 4 });
  vi.stubGlobal("document", { hidden: true });
  sound("turn");
  expect(notes).toEqual([0]);
});

test("a pişti has notes one after the other", async () => {
  const { sound, wake } = await import("../src/table/sounds");
  wake();
  sound("pisti");
  expect(notes).toHaveLength(4);
  expect([...notes].sort((one, other) => one - other)).toEqual(notes);
});
