import type { MouseEvent } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import type { DisplayedSpecial } from '../specials-data.ts'
import type { SpecialTexts } from '../texts.ts'
import { SpecialPicture } from './special-picture.tsx'

type Props = {
  special: DisplayedSpecial
  namesDealer: boolean
  headingLevel: 2 | 3
  texts: SpecialTexts
  onOpen: (special: DisplayedSpecial) => void
}

/**
 * A special with its picture and title. Its links open the dialog; without JavaScript they lead to its page.
 *
 * Source: requirements D-195 and D-196.
 */
export function SpecialCard({ special, namesDealer, headingLevel, texts, onOpen }: Props) {
  const { title, image, lastDay, owner, href } = special
  const Heading = `h${headingLevel}` as const
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen(special)
  }
  return (
    <article className="flex h-full min-w-0 flex-col">
      <a
        href={href}
        onClick={open}
        aria-label={`${texts.enquiry}: ${title}`}
        aria-haspopup="dialog"
        className="relative block aspect-[3/2] overflow-hidden bg-raised"
      >
        <SpecialPicture image={image} />
      </a>
      <Heading className="mt-4 text-h4 wrap-anywhere">{title}</Heading>
      {namesDealer && owner ? <p className="mt-1 text-ink-2 text-small">{owner.name}</p> : null}
      {lastDay ? <p className="mt-1 text-ink-2 text-small">{fill(texts.until, { day: lastDay })}</p> : null}
      <p className="mt-auto pt-3">
        <a
          href={href}
          onClick={open}
          aria-label={`${texts.viewMore}: ${title}`}
          aria-haspopup="dialog"
          className="underlined inline-flex min-h-6 items-center gap-2 font-semibold text-button hover:text-accent-text pointer-coarse:min-h-11"
        >
          {texts.viewMore}
        </a>
      </p>
    </article>
  )
}
