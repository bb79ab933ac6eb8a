/** Which ids `t` accepts: those of the texts, and patterns that match some of them. */
import type { TextId } from "./text-ids";

/** Whether a type is a pattern like `game-${string}`, and not one text. */
type IsPattern<Id extends string> =
  Partial<Record<Id, unknown>> extends Record<Id, unknown> ? true : false;

type Missing<Id extends string> = Id extends TextId
  ? never
  : string extends Id
    ? Id
    : IsPattern<Id> extends true
      ? [Extract<TextId, Id>] extends [never]
        ? Id
        : never
      : Id;

/** `unknown` for known ids, else `never`. */
export type KnownText<Id extends string> = [Missing<Id>] extends [never] ? unknown : never;
