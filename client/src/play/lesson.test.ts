import { expect, test } from "vitest";

import type { LessonProgress, LessonStep } from "../net/protocol";
import { nextStep } from "./lesson.svelte";

const words = { en: "", fr: "" };
const steps = ["one", "two", "three", "free"].map((id): LessonStep => ({ id, title: words, words, about: "hand" }));
const at = (step: string, ...ticked: string[]): LessonProgress => ({ lesson: "x", step, ticked, remark: null });
const next = (now: LessonProgress | null, ...skipped: string[]): string | undefined => nextStep(steps, now, new Set(skipped))?.id;

test("the server says which idea is told", () => {
  expect(next(null)).toBeUndefined();
  expect(next(at("one"))).toBe("one");
  expect(next(at("two", "one"))).toBe("two");
});

test("what is skipped is passed over, with what is ticked already", () => {
  expect(next(at("one"), "one")).toBe("two");
  expect(next(at("one", "two"), "one")).toBe("three");
});

test("free play is the end, whatever is skipped", () => {
  expect(next(at("one"), "one", "two", "three", "free")).toBe("free");
  expect(next(at("free", "one"))).toBe("free");
});
