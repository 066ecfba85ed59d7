import { useId } from 'react'
import { Anchor } from '#ui/actions/anchor.tsx'
import { buttonClasses } from '#ui/actions/button-classes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { CalendarEntry } from '../rules/calendar-entry.ts'
import { googleLink, outlookLink } from '../rules/calendar-links.ts'
import type { MotorsportEventTexts } from '../texts.ts'

const linkClass =
  'flex min-h-11 items-center px-5 hover:bg-raised hover:text-accent-text focus-visible:-outline-offset-3'

type Props = {
  entry: CalendarEntry
  /** Path of the file for Apple Calendar and other programs. */
  file: string
  texts: MotorsportEventTexts
}

/**
 * A menu of calendars. It is a native popover: it opens and closes, on a press outside and on Escape too, without our
 * JavaScript. Browsers that cannot place it beside its button show it in the middle of the window.
 *
 * Source: requirements C-086 to C-088 and C-375; decision C-6.
 */
export function AddToCalendar({ entry, file, texts }: Props) {
  const id = useId()
  const links = [
    { label: texts.google, href: googleLink(entry), newTab: true },
    { label: texts.outlook, href: outlookLink(entry), newTab: true },
    { label: texts.file, href: file, newTab: false },
  ]
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${texts.addToCalendar}: ${entry.title}`}
        className={buttonClasses('secondary', 'compact')}
      >
        <Icon name="calendar-plus" size={18} />
        {texts.addToCalendar}
      </button>
      <div
        id={id}
        popover="auto"
        className="min-w-56 border border-line bg-surface py-2 text-ink supports-[position-area:bottom]:[inset:auto] supports-[position-area:bottom]:my-2 supports-[position-area:bottom]:mx-0 supports-[position-area:bottom]:[position-area:bottom_span-right] supports-[position-area:bottom]:[position-try-fallbacks:flip-block,flip-inline]"
      >
        <ul>
          {links.map(({ label, href, newTab }) => (
            <li key={label}>
              <Anchor href={href} newTab={newTab} newTabNote={texts.opensNewTab} className={linkClass}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
