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
  /** Follows the label in the name of the button. */
  submenuNote: string
}

const isBar = () => matchMedia(barQuery).matches

/**
 * A label with a panel. Hovering in the bar opens the panel, and so does the button beside the label; the label itself
 * follows its link. Without a link the label is the button.
 */
export function DropdownItem({ item, panel, dropdowns: { open, show }, newTabNote, submenuNote }: Props) {
  const root = useRef<HTMLLIElement>(null)
  const pointerType = useRef('')
  const panelId = useId()
  const isOpen = open === item.key
  const isFocusedByKey = () => root.current?.querySelector(':focus-visible') !== null

  const onClick = (event: MouseEvent) => {
    // In the bar, the hovering mouse has opened the panel or is about to.
    const byMouse = event.detail > 0 && pointerType.current === 'mouse'
    show(isOpen && !(byMouse && isBar()) ? null : item.key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    show(item.key)
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-panel] a`)?.focus())
  }
  const control = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': panelId,
    onPointerDown: (event: { pointerType: string }) => {
      pointerType.current = event.pointerType
    },
    onClick,
    onKeyDown,
  } as const
  const chevron = (
    <Glyph shape={glyphs.chevronDown} size={18} className={`menu:size-4 ${isOpen ? 'rotate-180' : ''}`} />
  )
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
        <div className="flex">
          <MenuTarget
            data-section
            link={item.link}
            newTabNote={newTabNote}
            lang={item.label.lang}
            onKeyDown={onKeyDown}
            className={labelClasses}
          >
            {item.label.text}
          </MenuTarget>
          <button
            {...control}
            className="grid flex-none place-items-center max-menu:-mr-[1.1875rem] max-menu:w-14 menu:-mr-3 menu:w-7 menu:pointer-coarse:w-11"
          >
            <span className="sr-only">
              <span lang={item.label.lang}>{item.label.text}</span> {submenuNote}
            </span>
            {chevron}
          </button>
        </div>
      ) : (
        <button {...control} lang={item.label.lang} className={`${labelClasses} menu:gap-1.5`}>
          {item.label.text}
          {chevron}
        </button>
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
