import { useCallback, useEffect, useRef, useState } from 'react';
import type { Standing } from '../drawing/live';
import type { Direction, Geometry } from '../layout/geometry';
import {
  CLOSED,
  COMMANDED,
  HERE,
  LAID_OUT,
  OPENED,
  REPORTED,
  SHOWN,
  STORIES_FOUND,
  STORIES_WANTED,
  type Command,
  type LaidOut,
  type Report,
  type Shown,
  type StoryOfState,
} from '../live/channel';
import type { Link } from '../live/link';
import { placesFingerprint } from '../model/fingerprint';

export interface PanelState {
  shown: Shown | null;
  report: Report | null;
  geometry: Geometry | null;
  stories: readonly StoryOfState[];
  send: (command: Command) => void;
}

const nothing: readonly StoryOfState[] = [];

/** Connects to the story while the panel is mounted. `siblings` are the ids of the stories of the same title. */
export function usePanel(
  link: Link,
  siblings: readonly string[],
  direction: Direction | null,
): PanelState {
  const [shown, setShown] = useState<Shown | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [laidOut, setLaidOut] = useState<LaidOut | null>(null);
  const [stories, setStories] = useState(nothing);
  const send = useCallback((command: Command) => link.emit(COMMANDED, command), [link]);

  const latest = useRef(direction);
  const isMeasured = direction !== null;
  useEffect(() => {
    latest.current = direction;
  }, [direction]);

  useEffect(() => {
    const changeShown = (next: Shown | null) => {
      setShown(next);
      if (!next) setReport(null);
    };
    link.on(SHOWN, changeShown);
    link.on(REPORTED, setReport);
    link.on(LAID_OUT, setLaidOut);
    link.on(STORIES_FOUND, setStories);
    return () => {
      link.off(SHOWN, changeShown);
      link.off(REPORTED, setReport);
      link.off(LAID_OUT, setLaidOut);
      link.off(STORIES_FOUND, setStories);
    };
  }, [link]);

  useEffect(() => {
    if (!isMeasured) return undefined;
    const open = () => link.emit(OPENED, latest.current);
    link.on(HERE, open);
    open();
    return () => {
      link.emit(CLOSED);
      link.off(HERE, open);
    };
  }, [link, isMeasured]);

  const chart = shown?.chart;
  const fingerprint = chart && placesFingerprint(chart);
  useEffect(() => {
    if (fingerprint !== undefined && direction) link.emit(COMMANDED, { do: 'lay out', direction });
  }, [link, fingerprint, direction]);

  const asked = siblings.join(' ');
  useEffect(() => {
    if (fingerprint === undefined) return;
    link.emit(STORIES_WANTED, asked === '' ? [] : asked.split(' '));
  }, [link, fingerprint, asked]);

  const isOfThis = laidOut !== null && laidOut.chart === fingerprint;
  return {
    shown,
    report,
    geometry: isOfThis ? laidOut.geometry : null,
    stories: stories.filter(({ machine }) => machine === chart?.id),
    send,
  };
}

export function standingOf(report: Report | null): Standing {
  return {
    active: new Set(report?.active),
    taken: new Set(report?.taken),
    offers: new Map(report?.offers),
    timers: new Map(report?.timers),
  };
}
