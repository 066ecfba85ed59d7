import type { ReactNode } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { DisplayedVideo } from '../../index.ts'
import { pictureTexts } from '../../texts.ts'
import { PlayMark } from './play-mark.tsx'

type Props = {
  video: Extract<DisplayedVideo, { kind: 'link' }>
  title: string
  picture: ReactNode
  language: Language
}

/** A link to a video on another site, with its picture and the site's name. */
export function VideoLink({ video: { href, platform }, title, picture, language }: Props) {
  const { video } = pictureTexts(language)
  const { layout } = textsIn(language)
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={`on-dark group relative isolate flex items-end overflow-hidden bg-night ${picture ? 'aspect-video' : 'min-h-56'}`}
    >
      {picture}
      <span className="absolute inset-0 bg-linear-to-t from-[#0a1620]/80 to-transparent to-45%" />
      <PlayMark>
        <Icon name="play" size={28} />
      </PlayMark>
      <span className="relative flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-1 p-5 font-semibold tablet:p-8">
        <span className="sr-only">{title}: </span>
        <span className="underlined">{fill(video.watchOn, { platform })}</span>
        <span className="sr-only">{layout.newTab}</span>
        <Icon name="arrow-up-right" />
      </span>
    </a>
  )
}
