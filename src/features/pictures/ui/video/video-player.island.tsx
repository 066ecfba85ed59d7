'use client'

import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { Captions } from '../../index.ts'
import { PlayMark } from './play-mark.tsx'
import { usePlayInView } from './use-play-in-view.ts'
import { usePlayback } from './use-playback.ts'
import { PauseControl, VideoControls } from './video-controls.tsx'
import type { VideoIcons, VideoWords } from './video-labels.ts'

type Props = {
  src: string
  captions: Captions | null
  autoplay: boolean
  title: string
  /** Stands under the video until it plays; rendered on the server, as the icons are. */
  picture: ReactNode
  icons: VideoIcons
  words: VideoWords
}

/**
 * A video that plays and pauses when it is pressed. Until its script is there, and where there is none, the browser's
 * own controls stand in. Source: C-296 to C-299; decision G-6.
 */
export function VideoPlayer({ src, captions, autoplay, title, picture, icons, words }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const playback = usePlayback(video)
  const visitorChose = usePlayInView(video, autoplay)
  const { alive, started, marked, failed } = playback

  const toggle = () => {
    const element = video.current
    if (!element) return
    visitorChose(element.paused)
    if (element.paused) element.play().catch(() => undefined)
    else element.pause()
  }
  const retry = () => {
    video.current?.load()
    toggle()
  }
  const Controls = autoplay ? PauseControl : VideoControls
  return (
    <div ref={frame} className="on-dark group relative flex flex-col bg-night">
      <div className="relative isolate aspect-video overflow-hidden in-[:fullscreen]:aspect-auto in-[:fullscreen]:flex-1">
        {picture}
        <video
          ref={video}
          src={src}
          preload="none"
          playsInline
          muted={autoplay}
          loop={autoplay}
          controls={!alive}
          aria-label={title}
          className={`absolute inset-0 size-full ${started ? 'bg-black' : ''}`}
        >
          {captions ? (
            <track kind="captions" src={captions.src} srcLang={captions.language} label={words.captions} />
          ) : null}
          {words.unsupported}
        </video>
        {alive ? (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onClick={toggle}
            className="absolute inset-0 size-full"
          >
            <PlayMark hidden={!marked || failed}>{icons.largePlay}</PlayMark>
          </button>
        ) : null}
        {failed ? (
          <div
            role="alert"
            className="absolute inset-0 grid content-center justify-items-center gap-4 bg-night/80 p-6 text-center"
          >
            <p>{words.failed}</p>
            <Button look="secondary" size="compact" onClick={retry}>
              {words.retry}
            </Button>
          </div>
        ) : null}
      </div>
      <Controls
        frame={frame}
        video={video}
        playback={playback}
        onToggle={toggle}
        hasCaptions={captions !== null}
        title={title}
        icons={icons}
        words={words}
      />
    </div>
  )
}
