import { useEffect, useRef } from 'react';
import { Text } from '../../components/Text';
import * as styles from './Viewfinder.css';

interface ViewfinderProps {
  stream: MediaStream | null;
  /** Translated status text, shown below the frame. */
  status: string;
}

export function Viewfinder({ stream, status }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div className={styles.viewfinder}>
      <div className={styles.camera}>
        {stream && (
          <video ref={video} aria-hidden autoPlay muted playsInline className={styles.video} />
        )}
        <span className={styles.frame} />
      </div>
      <div role="status">
        <Text size="heading" align="center">
          {status}
        </Text>
      </div>
    </div>
  );
}
