/** Where a film comes from: a record that the server has kept, or a file that somebody has. */
import type { ErrorBody, Film, Programme, Review } from "../protocol/types";

export type ReplayContent = Film | Programme;

/** Why there is nothing to see, in the server's words; they name the place in the record. */
export class RecordRefused extends Error {}

export interface Source {
  show(play?: number): Promise<ReplayContent>;
  analyse(): Promise<readonly Review[]>;
  /** Where to download the record. */
  readonly address: string | undefined;
}

async function answered<Answer>(answer: Response): Promise<Answer> {
  const told: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new RecordRefused((told as ErrorBody | undefined)?.error ?? "");
  return told as Answer;
}

const which = (play?: number) => (play === undefined ? "" : `?play=${String(play)}`);

export const storedRecord = (id: string): Source => ({
  show: async (play) => answered(await fetch(`/api/records/${id}/replay${which(play)}`)),
  analyse: async () => answered(await fetch(`/api/records/${id}/analysis`)),
  address: `/api/records/${id}`,
});

export function fileRecord(file: Blob): Source {
  const ask = (address: string) => fetch(address, { method: "POST", body: file });
  return {
    show: async (play) => answered(await ask(`/api/replay${which(play)}`)),
    analyse: async () => answered(await ask("/api/analysis")),
    address: undefined,
  };
}
