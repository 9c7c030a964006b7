// Declares only what we use: the published types would add Jest's globals to every file.
declare module 'jest-image-snapshot' {
  const snapshots: {
    configureToMatchImageSnapshot(options: {
      customDiffDir: string;
      failureThreshold: number;
      failureThresholdType: 'percent' | 'pixel';
      runInProcess: boolean;
    }): unknown;
  };
  export default snapshots;
}
