import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import type { Dropdowns } from '#ui/disclosure/use-dropdowns.ts'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { MenuItem } from '../../rules/menu.ts'
import { MenuTarget } from '../menu-target.tsx'
import { labelClasses } from './label-classes.ts'
import { barQuery } from './use-mobile-menu.ts'

type Props = {
  item: MenuItem
  /** Content of the dropdown, rendered on the server. */
  panel: ReactNode
  dropdowns: Dropdowns
  newTabNote: string
}

const isBar = () => matchMedia(barQuery).matches

/**
 * A label with a panel. In the bar hovering opens the panel, and a mouse click follows the link; keyboard and touch open
 * the panel. In the collapsed menu a click opens it too. Without a link the label is a button that opens the panel.
 */
export function DropdownItem({ item, panel, dropdowns: { open, show }, newTabNote }: Props) {
  const root = useRef<HTMLLIElement>(null)
  const pointerType = useRef('')
  const panelId = useId()
  const isOpen = open === item.key
  const toggle = () => show(isOpen ? null : item.key)
  const isFocusedByKey = () => root.current?.querySelector(':focus-visible') !== null

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    const byMouse = event.detail > 0 && pointerType.current === 'mouse'
    if (byMouse && isBar()) return show(item.link ? null : item.key)
    event.preventDefault()
    toggle()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' && item.link) {
      event.preventDefault()
      toggle()
    }
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    show(item.key)
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-panel] a`)?.focus())
  }
  const control = {
    'aria-expanded': isOpen,
    'aria-controls': panelId,
    lang: item.label.lang,
    onPointerDown: (event: { pointerType: string }) => {
      pointerType.current = event.pointerType
    },
    onClick,
    onKeyDown,
    className: labelClasses,
    children: (
      <>
        {item.label.text}
        <Glyph shape={glyphs.chevronDown} size={18} className={`menu:hidden ${isOpen ? 'rotate-180' : ''}`} />
      </>
    ),
  }
  return (
    <li
      ref={root}
      className="max-menu:border-line max-menu:border-b menu:flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && isBar() && show(item.key, 'later')}
      onPointerLeave={(event) =>
        event.pointerType === 'mouse' && isBar() && !isFocusedByKey() && show(null, 'later')
      }
      onBlur={({ relatedTarget, currentTarget }) => {
        if (isOpen && isBar() && relatedTarget && !currentTarget.contains(relatedTarget)) show(null)
      }}
    >
      {item.link ? (
        <MenuTarget data-section link={item.link} newTabNote={newTabNote} {...control} />
      ) : (
        <button type="button" {...control} />
      )}
      <div
        id={panelId}
        data-panel
        hidden={!isOpen}
        className="appearing menu:absolute menu:inset-x-0 menu:top-full menu:max-h-[calc(100dvh-var(--spacing-nav))] menu:overflow-y-auto menu:overscroll-contain menu:border-line menu:border-y menu:bg-surface"
      >
        {panel}
      </div>
    </li>
  )
}
