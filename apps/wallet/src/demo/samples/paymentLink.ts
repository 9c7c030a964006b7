/** The fixed link that a payment request is paid by. */
export const paymentLink = 'https://pay.rad.example/r/ali-hassan';
