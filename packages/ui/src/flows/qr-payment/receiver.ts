/** Who is paid by the codes that this wallet shows. */
export interface Receiver {
  name: string;
  /** The wallet's number, such as a phone number. */
  to: string;
}
