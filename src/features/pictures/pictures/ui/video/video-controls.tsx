import { type CSSProperties, type ReactNode, type RefObject, useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { clockTime } from '../../rules/clock-time.ts'
import type { Playback } from './use-playback.ts'
import type { VideoIcons, VideoLabels } from './video-labels.ts'

type Props = {
  frame: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
  playback: Playback
  onToggle: () => void
  hasCaptions: boolean
  title: string
  icons: VideoIcons
  labels: VideoLabels
}

type ControlProps = {
  label: string
  pressed?: boolean
  onClick: () => void
  className?: string
  children: ReactNode
}

function Control({ label, pressed, onClick, className = '', children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      className={`grid size-11 flex-none place-items-center rounded-sharp text-ink hover:bg-raised aria-pressed:bg-ink aria-pressed:text-on-ink ${className}`}
    >
      {children}
    </button>
  )
}

function PlayControl({
  playback,
  onToggle,
  title,
  icons,
  labels,
  className,
}: Props & { className?: string }) {
  const { playing } = playback
  return (
    <Control
      label={`${playing ? labels.pause : labels.play}: ${title}`}
      onClick={onToggle}
      className={className}
    >
      {playing ? icons.pause : icons.play}
    </Control>
  )
}

/** The pause button of an autoplaying video. Source: decision G-6. */
export function PauseControl(props: Props) {
  if (!props.playback.ready) return null
  return <PlayControl {...props} className="absolute right-3 bottom-3 bg-night/70" />
}

function Timeline({ video, playback: { time, length }, labels }: Props) {
  return (
    <>
      <input
        type="range"
        min={0}
        max={length}
        step="any"
        value={time}
        aria-label={labels.position}
        aria-valuetext={fill(labels.positionOf, { time: clockTime(time), length: clockTime(length) })}
        onChange={({ target }) => {
          if (video.current) video.current.currentTime = target.valueAsNumber
        }}
        style={{ '--filled': `${(time / length) * 100}%` } as CSSProperties}
        className="slider min-w-0 flex-1"
      />
      <span aria-hidden="true" className="figures px-2 text-small">
        {clockTime(time)}
        <span className="text-ink-2 max-phone:hidden"> / {clockTime(length)}</span>
      </span>
    </>
  )
}

/** The controls below a video. Their space is reserved until the script has started. */
export function VideoControls(props: Props) {
  const { frame, video, playback, hasCaptions, icons, labels } = props
  const [captionsVisible, setCaptionsVisible] = useState(false)
  const showCaptions = (visible: boolean) => {
    const track = video.current?.textTracks[0]
    if (track) track.mode = visible ? 'showing' : 'disabled'
    setCaptionsVisible(visible)
  }
  const mute = (muted: boolean) => {
    if (video.current) video.current.muted = muted
  }
  const fillScreen = () => {
    if (document.fullscreenElement) document.exitFullscreen()
    else frame.current?.requestFullscreen()
  }
  return (
    <div className={`flex min-h-13 items-center gap-1 px-1 ${playback.ready ? '' : 'invisible'}`}>
      <PlayControl {...props} />
      {playback.length > 0 ? <Timeline {...props} /> : <span className="flex-1" />}
      <Control label={playback.muted ? labels.unmute : labels.mute} onClick={() => mute(!playback.muted)}>
        {playback.muted ? icons.soundOff : icons.soundOn}
      </Control>
      {hasCaptions ? (
        <Control
          label={labels.captions}
          pressed={captionsVisible}
          onClick={() => showCaptions(!captionsVisible)}
        >
          {icons.captions}
        </Control>
      ) : null}
      {playback.ready && document.fullscreenEnabled ? (
        <Control label={labels.fullScreen} onClick={fillScreen}>
          {icons.fullScreen}
        </Control>
      ) : null}
    </div>
  )
}
