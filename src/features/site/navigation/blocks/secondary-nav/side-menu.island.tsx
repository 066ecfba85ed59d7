'use client'

import type { NavEntry } from './nav-items.ts'
import { NavTarget } from './nav-target.tsx'
import { useSectionInView } from './use-section-in-view.ts'

type Props = { label: string; entries: readonly NavEntry[]; newTabNote: string }

/**
 * A menu in the right margin: a mark for each section, with labels that appear on hover or focus. Shown from 960 px, where the
 * margin is wide enough.
 */
export function SideMenu({ label, entries, newTabNote }: Props) {
  const current = useSectionInView(entries.map(({ link }) => link.href))
  return (
    <nav
      aria-label={label}
      className="group/side after-opening fixed top-1/2 right-0 z-20 -translate-y-1/2 border border-line border-r-0 bg-surface text-ink max-menu:hidden print:hidden"
    >
      <ul>
        {entries.map(({ key, label: name, link }) => (
          <li key={key}>
            <NavTarget
              label={<SideLabel label={name} />}
              link={link}
              newTabNote={newTabNote}
              current={link.href === current}
              className="group/mark relative flex size-11 items-center justify-center -outline-offset-3"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SideLabel({ label }: { label: string }) {
  return (
    <>
      <span className="pointer-events-none absolute right-full mr-px flex min-h-11 items-center whitespace-nowrap bg-surface px-4 font-medium text-button opacity-0 transition-opacity group-focus-within/side:opacity-100 group-hover/side:opacity-100 group-hover/mark:text-accent-text">
        {label}
      </span>
      <span
        aria-hidden="true"
        className="h-0.5 w-4 bg-ink transition-transform group-hover/mark:scale-x-150 group-aria-[current]/mark:scale-x-150 group-aria-[current]/mark:scale-y-200 group-aria-[current]/mark:bg-accent forced-colors:bg-[LinkText]"
      />
    </>
  )
}
