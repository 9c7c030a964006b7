/** Origin of the card processor's frame. */
export const PROCESSOR = 'https://fields.processor.example';
