import type { NavItem } from './nav-items.ts'
import { NavTarget } from './nav-target.tsx'

type Props = { items: readonly NavItem[]; current: string | null; newTabNote: string }

const line = 'flex min-h-12 items-center py-2'

/** All items with the entries of their drop-downs, as a vertical list. */
export function CollapsedList({ items, current, newTabNote }: Props) {
  return (
    <ul className="frame py-4">
      {items.map(({ key, label, link, entries }) => (
        <li key={key} className="border-line border-b last:border-b-0">
          {link ? (
            <NavTarget
              label={label}
              link={link}
              newTabNote={newTabNote}
              current={link.href === current}
              className={`${line} font-semibold aria-[current]:text-accent-text`}
            />
          ) : (
            <span className={`${line} ${entries.length > 0 ? 'font-semibold' : 'text-ink-2'}`}>{label}</span>
          )}
          {entries.length > 0 ? (
            <ul className="pb-3 pl-4">
              {entries.map((entry) => (
                <li key={entry.key}>
                  <NavTarget
                    label={entry.label}
                    link={entry.link}
                    newTabNote={newTabNote}
                    className={`${line} text-ink-2 hover:text-ink`}
                  />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
