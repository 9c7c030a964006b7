import { useEffect, useRef } from 'react';
import { Text } from '../../components/Text';
import * as styles from './Finder.css';

interface FinderProps {
  /** The camera's video stream; null while the camera is off. */
  stream: MediaStream | null;
  /** Translated status, shown below the frame. */
  status: string;
}

/** The camera preview and the status. */
export function Finder({ stream, status }: FinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div className={styles.finder}>
      <div className={styles.picture}>
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
