declare module 'paynowqr' {
  export default class PaynowQR {
    constructor(options: { uen: string; amount?: number; expiry?: string; company?: string });
    output(): string;
  }
}

declare module 'bakong-khqr' {
  export const khqrData: { currency: { usd: number; khr: number } };
  export interface IndividualInfo {
    merchantName: string;
  }
  export const IndividualInfo: new (
    account: string,
    name: string,
    city: string,
    optional: object,
  ) => IndividualInfo;
  export class BakongKHQR {
    generateIndividual(info: IndividualInfo): { data: { qr: string } };
    static verify(text: string): { isValid: boolean };
  }
}
