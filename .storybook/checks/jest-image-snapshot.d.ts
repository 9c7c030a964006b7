// Only what we use: the published types would bring Jest's globals into every file.
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
