import type { DisplayedVideo } from '#features/pictures/pictures/index.ts'
import { VideoView } from '#features/pictures/pictures/page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { LazyDialogButton } from '#ui/overlays/lazy-dialog-button.island.tsx'
import { mediaTexts } from '../texts.ts'

type Props = {
  video: DisplayedVideo
  /** The label of the button, when it names the video. */
  label?: string
  /** The name of the video and of the dialog. */
  title: string
  language: Language
}

/** The button that plays the video in a dialog; without JavaScript, and for a video of another site, a link to it. */
export function WatchButton({ video, label, title, language }: Props) {
  const text = label ?? mediaTexts(language).watchButton.watchVideo
  const { newTab, close } = textsIn(language).layout
  if (video.kind === 'link') {
    return (
      <ButtonLink href={video.href} variant="secondary" newTab newTabNote={newTab}>
        {text}
      </ButtonLink>
    )
  }
  return (
    <>
      <div className="contents [@media(scripting:none)]:hidden">
        <LazyDialogButton label={text} variant="secondary" title={title} shape="wide" labels={{ close }}>
          <VideoView video={video} title={title} language={language} sizes="(min-width: 72rem) 72rem, 92vw" />
        </LazyDialogButton>
      </div>
      <div className="hidden [@media(scripting:none)]:contents">
        <ButtonLink href={video.src} variant="secondary">
          {text}
        </ButtonLink>
      </div>
    </>
  )
}
