'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { usePreferredSlug } from '#features/dealers/dealers/slug.islands.ts'
import { type Dropdowns, useDropdowns } from '#ui/disclosure/use-dropdowns.ts'
import type { MenuItem } from '../../rules/menu.ts'
import { MenuTarget } from '../menu-target.tsx'
import { AnchorItem } from './anchor-item.tsx'
import { DropdownItem } from './dropdown-item.tsx'
import { filledClasses, labelClasses } from './label-classes.ts'
import { useMobileMenu } from './use-mobile-menu.ts'

/**
 * Marks the links to the current page. Runs in the browser, because the site layout is cached for many pages and Next
 * knows only the rewritten path on the server.
 */
function useCurrentPage(root: RefObject<HTMLElement | null>): void {
  const path = usePathname()
  useEffect(() => {
    for (const link of root.current?.querySelectorAll('a') ?? []) {
      const isSection = link.dataset.section !== undefined && path.startsWith(`${link.pathname}/`)
      const isCurrent = link.host === location.host && link.hash === '' && link.pathname === path
      if (isCurrent) link.setAttribute('aria-current', 'page')
      else if (isSection && link.pathname !== '/') link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }, [path, root])
}

type ItemWithPanel = MenuItem & { readonly panel: ReactNode }

type Props = {
  items: readonly ItemWithPanel[]
  labels: {
    readonly mainMenu: string
    readonly menu: string
    readonly newTab: string
    readonly submenu: string
    /** Null on the pages of a dealer, which precedes the preferred one. */
    readonly yourDealer: string | null
  }
}

/** Replaces the link to the dealer finder by one to the preferred dealer. Source: requirement D-295; decision V-10. */
function yourDealerItem(item: ItemWithPanel, slug: string, text: string): ItemWithPanel {
  if (item.link?.href !== '/dealers') return item
  return { ...item, label: { text }, link: { ...item.link, href: `/dealership/${slug}`, mobileHref: null } }
}

function Item({
  item,
  ...rest
}: {
  item: ItemWithPanel
  dropdowns: Dropdowns
  newTabNote: string
  submenuNote: string
}) {
  const { label, link, anchor, panel } = item
  if (panel) return <DropdownItem item={item} panel={panel} {...rest} />
  if (anchor !== null) return <AnchorItem item={item} anchor={anchor} />
  return (
    <li
      className={
        item.look === 'filled' ? 'menu:self-center' : 'max-menu:border-line max-menu:border-b menu:flex'
      }
    >
      {link ? (
        <MenuTarget
          link={link}
          newTabNote={rest.newTabNote}
          lang={label.lang}
          className={item.look === 'filled' ? filledClasses : labelClasses}
        >
          {label.text}
        </MenuTarget>
      ) : (
        <span lang={label.lang} className="flex items-center font-medium max-menu:min-h-14 menu:text-button">
          {label.text}
        </span>
      )}
    </li>
  )
}

/** The main menu: a bar with dropdowns, below 960 px a popover opened by a button. */
export function MainMenu({ items, labels }: Props) {
  const menu = useRef<HTMLElement>(null)
  const menuId = useId()
  const dropdowns = useDropdowns(menu)
  const isCollapsedOpen = useMobileMenu(menu)
  useCurrentPage(menu)
  const preferred = usePreferredSlug()
  const onClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a')) return
    dropdowns.show(null)
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }
  const listOf = (place: MenuItem['place'], className: string) => (
    <ul className={`menu:flex menu:gap-x-4 laptop:gap-x-6 desktop:gap-x-9 ${className}`}>
      {items
        .filter((item) => item.place === place)
        .map((item) => (
          <Item
            key={item.key}
            item={preferred && labels.yourDealer ? yourDealerItem(item, preferred, labels.yourDealer) : item}
            dropdowns={dropdowns}
            newTabNote={labels.newTab}
            submenuNote={labels.submenu}
          />
        ))}
    </ul>
  )
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-expanded={isCollapsedOpen}
        aria-controls={menuId}
        className="group -mr-2 max-menu:order-2 grid size-[44px] flex-none content-center gap-[0.4375rem] px-2 menu:hidden forced-colors:bg-[ButtonFace]"
      >
        <span className="sr-only">{labels.menu}</span>
        <span
          aria-hidden="true"
          className="h-[1.5px] bg-current transition-transform group-aria-expanded:translate-y-[0.28rem] group-aria-expanded:rotate-45 forced-colors:bg-[ButtonText]"
        />
        <span
          aria-hidden="true"
          className="h-[1.5px] bg-current transition-transform group-aria-expanded:-translate-y-[0.28rem] group-aria-expanded:-rotate-45 forced-colors:bg-[ButtonText]"
        />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only observes clicks on its links */}
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label={labels.mainMenu}
        onClick={onClick}
        className="max-menu:inset-x-0 max-menu:top-nav max-menu:bottom-0 max-menu:h-auto max-menu:w-auto max-menu:overflow-y-auto max-menu:overscroll-contain max-menu:border-line max-menu:border-t max-menu:bg-surface max-menu:px-margin max-menu:pt-2 max-menu:pb-12 max-menu:text-ink menu:static menu:flex menu:h-auto menu:w-auto menu:flex-1 menu:items-stretch menu:justify-between menu:gap-x-4 laptop:gap-x-6 menu:overflow-visible menu:bg-transparent menu:text-inherit desktop:gap-x-9"
      >
        {listOf('middle', 'menu:mx-auto')}
        {listOf('end', 'max-menu:mt-2')}
      </nav>
    </>
  )
}
