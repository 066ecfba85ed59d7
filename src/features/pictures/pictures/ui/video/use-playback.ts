import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds for which the play mark stays visible after playback starts. Source: C-297. */
const markDelay = 700

export type Playback = {
  /** Whether the script has started. */
  readonly ready: boolean
  readonly playing: boolean
  /** Whether the play mark is visible: until shortly after playback starts. */
  readonly playMarkVisible: boolean
  /** Whether it has played at all. */
  readonly started: boolean
  readonly failed: boolean
  readonly muted: boolean
  /** Seconds. */
  readonly time: number
  /** Seconds; 0 until it is known. */
  readonly length: number
}

const initialState: Playback = {
  ready: false,
  playing: false,
  playMarkVisible: true,
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

/** The playback state of a video element, updated from its own events. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>): Playback {
  const [state, setState] = useState(initialState)
  const [playMarkVisible, setPlayMarkVisible] = useState(true)
  useEffect(() => {
    const element = video.current
    if (!element) return
    const update = () =>
      setState(({ started }) => ({
        ...initialState,
        ready: true,
        playing: !element.paused && !element.ended,
        started: started || element.currentTime > 0,
        failed: element.error !== null,
        muted: element.muted,
        time: element.currentTime,
        length: Number.isFinite(element.duration) ? element.duration : 0,
      }))
    update()
    for (const event of events) element.addEventListener(event, update)
    return () => {
      for (const event of events) element.removeEventListener(event, update)
    }
  }, [video])
  const { playing } = state
  useEffect(() => {
    if (!playing) return setPlayMarkVisible(true)
    const timer = setTimeout(() => setPlayMarkVisible(false), markDelay)
    return () => clearTimeout(timer)
  }, [playing])
  return { ...state, playMarkVisible }
}
