import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react'
import type { Dropdowns } from '#ui/disclosure/use-dropdowns.ts'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { NavItem } from './nav-items.ts'
import { NavTarget } from './nav-target.tsx'

type Props = {
  item: NavItem
  /** Whether it links to the section in view. */
  current: boolean
  isOpen: boolean
  show: Dropdowns['show']
  newTabNote: string
}

const label =
  'flex min-h-14 items-center gap-1 border-transparent border-b-[3px] pt-[3px] font-medium text-button hover:border-ink aria-expanded:border-ink aria-[current]:border-accent forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight] forced-colors:aria-expanded:border-[Highlight]'

/**
 * An item of the bar. Its drop-down opens on mouse hover and with Enter or the down arrow. An item whose label is a link has
 * a separate button for the drop-down. Source: V-183, V-184.
 */
export function BarItem({ item, current, isOpen, show, newTabNote }: Props) {
  const root = useRef<HTMLLIElement>(null)
  const panelId = useId()
  const { link, entries } = item
  const target = link ? (
    <NavTarget label={item.label} link={link} newTabNote={newTabNote} current={current} className={label} />
  ) : null
  if (entries.length === 0) {
    return (
      <li>
        {target ?? <span className="flex min-h-14 items-center text-button text-ink-2">{item.label}</span>}
      </li>
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    show(item.key)
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-panel] a')?.focus())
  }
  // Hovering has already opened the drop-down or is about to, so a mouse click must not close it.
  const onClick = ({ detail }: MouseEvent) => show(isOpen && detail === 0 ? null : item.key)
  const onMouse = (key: string | null) => (event: { pointerType: string }) => {
    if (event.pointerType === 'mouse') show(key, 'later')
  }
  return (
    <li
      ref={root}
      className="relative flex"
      onPointerEnter={onMouse(item.key)}
      onPointerLeave={onMouse(null)}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) show(null)
      }}
    >
      {target}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={link ? item.label : undefined}
        onClick={onClick}
        className={link ? `${label} w-6 justify-center` : label}
      >
        {link ? null : item.label}
        <Glyph shape={glyphs.chevronDown} size={16} className={isOpen ? '-scale-y-100' : ''} />
      </button>
      <ul
        id={panelId}
        data-panel
        hidden={!isOpen}
        className="appearing absolute top-full -left-5 w-max min-w-56 max-w-80 border border-line bg-surface py-2 in-[li:nth-last-child(-n+2)]:right-0 in-[li:nth-last-child(-n+2)]:left-auto"
      >
        {entries.map((entry) => (
          <li key={entry.key}>
            <NavTarget
              label={entry.label}
              link={entry.link}
              newTabNote={newTabNote}
              className="flex min-h-11 items-center px-5 py-2 text-button hover:bg-raised"
            />
          </li>
        ))}
      </ul>
    </li>
  )
}
