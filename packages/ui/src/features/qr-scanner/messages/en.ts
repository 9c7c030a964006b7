/** The camera scanner of QR payments. docs/rules.md QR-10. */
export default {
  subtitle: 'Hold the code in the frame',
  opening: 'Opening the camera...',
  looking: 'Looking for a code...',
  reading: 'Reading the code...',
  choosePicture: 'Choose a picture',
} as const;
