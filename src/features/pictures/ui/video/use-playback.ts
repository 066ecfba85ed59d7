import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds the play mark stays after play started. Source: C-297. */
const markStays = 700

export type Playback = {
  /** Whether the script is there. */
  readonly alive: boolean
  readonly playing: boolean
  /** Whether the play mark is shown: until it plays, and a moment longer. */
  readonly marked: boolean
  /** Whether any of it has been seen. */
  readonly started: boolean
  readonly failed: boolean
  readonly muted: boolean
  /** Seconds. */
  readonly time: number
  /** Seconds; 0 until it is known. */
  readonly length: number
}

const atRest: Playback = {
  alive: false,
  playing: false,
  marked: true,
  started: false,
  failed: false,
  muted: false,
  time: 0,
  length: 0,
}

const events = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'durationchange',
  'volumechange',
  'error',
  'emptied',
] as const

/** What a video is doing, told by the video itself, whoever started or stopped it. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>): Playback {
  const [state, setState] = useState(atRest)
  const [marked, setMarked] = useState(true)
  useEffect(() => {
    const element = video.current
    if (!element) return
    const read = () =>
      setState(({ started }) => ({
        ...atRest,
        alive: true,
        playing: !element.paused && !element.ended,
        started: started || element.currentTime > 0,
        failed: element.error !== null,
        muted: element.muted,
        time: element.currentTime,
        length: Number.isFinite(element.duration) ? element.duration : 0,
      }))
    read()
    for (const event of events) element.addEventListener(event, read)
    return () => {
      for (const event of events) element.removeEventListener(event, read)
    }
  }, [video])
  const { playing } = state
  useEffect(() => {
    if (!playing) return setMarked(true)
    const timer = setTimeout(() => setMarked(false), markStays)
    return () => clearTimeout(timer)
  }, [playing])
  return { ...state, marked }
}
