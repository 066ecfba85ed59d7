'use client'

import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { Captions } from '../../index.ts'
import { PlayMark } from './play-mark.tsx'
import { usePlayInView } from './use-play-in-view.ts'
import { usePlayback } from './use-playback.ts'
import { PauseControl, VideoControls } from './video-controls.tsx'
import type { VideoIcons, VideoLabels } from './video-labels.ts'

type Props = {
  src: string
  captions: Captions | null
  autoplay: boolean
  title: string
  /** Shown until the video plays; rendered on the server, as the icons are. */
  picture: ReactNode
  icons: VideoIcons
  labels: VideoLabels
}

/**
 * A video that a press plays or pauses. The browser's own controls are shown until the script has started.
 * Source: C-296 to C-299; decision G-6.
 */
export function VideoPlayer({ src, captions, autoplay, title, picture, icons, labels }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const playback = usePlayback(video)
  const onVisitorToggle = usePlayInView(video, autoplay)
  const { ready, started, playMarkVisible, failed } = playback

  const toggle = () => {
    const element = video.current
    if (!element) return
    onVisitorToggle(element.paused)
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
          controls={!ready}
          aria-label={title}
          className={`absolute inset-0 size-full ${started ? 'bg-black' : ''}`}
        >
          {captions ? (
            <track kind="captions" src={captions.src} srcLang={captions.language} label={labels.captions} />
          ) : null}
          {labels.unsupported}
        </video>
        {ready ? (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onClick={toggle}
            className="absolute inset-0 size-full"
          >
            <PlayMark hidden={!playMarkVisible || failed}>{icons.largePlay}</PlayMark>
          </button>
        ) : null}
        {failed ? (
          <div
            role="alert"
            className="absolute inset-0 grid content-center justify-items-center gap-4 bg-night/80 p-6 text-center"
          >
            <p>{labels.failed}</p>
            <Button variant="secondary" size="compact" onClick={retry}>
              {labels.retry}
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
        labels={labels}
      />
    </div>
  )
}
