/** Where a record comes from: stored on the server, or a file on this device. */
import { requestJson } from "../lib/http";
import type { Film, Programme, Review } from "../protocol/types";

export type ReplayContent = Film | Programme;

export interface Source {
  show(play?: number): Promise<ReplayContent>;
  analyse(): Promise<readonly Review[]>;
  /** The URL to download the record from. */
  readonly address: string | undefined;
}

const which = (play?: number) => (play === undefined ? "" : `?play=${String(play)}`);

export const storedRecord = (id: string): Source => ({
  show: (play) => requestJson(`api/records/${id}/replay${which(play)}`),
  analyse: () => requestJson(`api/records/${id}/analysis`),
  address: `api/records/${id}`,
});

export function fileRecord(file: Blob): Source {
  const request = { method: "POST", body: file };
  return {
    show: (play) => requestJson(`api/replay${which(play)}`, request),
    analyse: () => requestJson("api/analysis", request),
    address: undefined,
  };
}
