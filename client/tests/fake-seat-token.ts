/** A seat token that is kept in memory. */
import type { SeatToken } from "../src/connection/seat-token";

export class FakeSeatToken implements SeatToken {
  constructor(public token: string | null = null) {}
  read() {
    return this.token;
  }
  keep(token: string) {
    this.token = token;
  }
  lose() {
    this.token = null;
  }
}
