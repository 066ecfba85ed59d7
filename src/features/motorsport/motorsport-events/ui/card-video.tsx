import type { DisplayedVideo } from '#features/pictures/pictures/index.ts'
import { VideoView } from '#features/pictures/pictures/page.tsx'
import { pictureTexts } from '#features/pictures/pictures/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { LazyDialogButton } from '#ui/overlays/lazy-dialog-button.island.tsx'
import { playerOf, type VideoPlayer } from '../rules/video-player.ts'
import { motorsportEventTexts } from '../texts.ts'
import { LazyPlayerFrame } from './lazy-player-frame.island.tsx'

type Props = { video: DisplayedVideo; title: string; language: Language }

/** How a video plays; null for an address that is not that of a video. */
function playerOfVideo(video: DisplayedVideo): Pick<VideoPlayer, 'kind' | 'src'> | null {
  return video.kind === 'link' ? playerOf(video.href) : { kind: 'file', src: video.src }
}

/** The origin that the policy of the page has to allow; the server of the site reads it from this attribute. */
function announcedOrigin(video: DisplayedVideo) {
  const player = video.kind === 'link' ? playerOf(video.href) : null
  if (!player) return {}
  return player.kind === 'platform' ? { 'data-player': player.origin } : { 'data-film': player.origin }
}

function DialogContent({ video, title, language }: Props) {
  const player = playerOfVideo(video)
  if (!player) return null
  const captions = video.kind === 'file' ? video.captions : null
  const film = { kind: 'file', src: player.src, picture: video.picture, captions, autoplay: false } as const
  return (
    <>
      {player.kind === 'platform' ? (
        <LazyPlayerFrame src={player.src} title={title} />
      ) : (
        <VideoView video={film} title={title} language={language} sizes="(min-width: 72rem) 72rem, 92vw" />
      )}
      {video.kind === 'link' ? (
        <p className="mt-4">
          <TextLink href={video.href} newTab newTabNote={textsIn(language).layout.newTab}>
            {fill(pictureTexts(language).video.watchOn, { platform: video.platform })}
          </TextLink>
        </p>
      ) : null}
    </>
  )
}

/**
 * The button that plays the video of a card in a dialog. Nothing is loaded from another site before it is pressed. Without
 * JavaScript, and for an address of a platform that is no video, it is a link.
 *
 * Source: requirements C-217 to C-220.
 */
export function CardVideo(props: Props) {
  const { video, title, language } = props
  const { newTab: newTabNote, close } = textsIn(language).layout
  const label = motorsportEventTexts(language).motorsportEvents.watchVideo
  const link = (
    <ButtonLink
      href={video.kind === 'link' ? video.href : video.src}
      variant="secondary"
      size="compact"
      newTab={video.kind === 'link'}
      newTabNote={newTabNote}
    >
      {label}
    </ButtonLink>
  )
  if (!playerOfVideo(video)) return link
  return (
    <>
      <div {...announcedOrigin(video)} className="contents [@media(scripting:none)]:hidden">
        <LazyDialogButton
          label={label}
          variant="secondary"
          size="compact"
          title={title}
          shape="wide"
          labels={{ close }}
        >
          <DialogContent {...props} />
        </LazyDialogButton>
      </div>
      <div className="hidden [@media(scripting:none)]:contents">{link}</div>
    </>
  )
}
