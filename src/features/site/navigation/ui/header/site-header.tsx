import { HeaderSearch } from '#features/site/search/header.page.tsx'
import { vehicleTexts } from '#features/vehicles/vehicles/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { brand } from '#platform/site/brand.ts'
import { Link } from '#ui/actions/link.tsx'
import type { SiteLayoutContent } from '../../data/site-layout.ts'
import type { MenuItem } from '../../rules/menu.ts'
import { BrandMark } from '../brand-mark.tsx'
import { EntriesPanel } from './entries-panel.tsx'
import { MainMenu } from './main-menu.island.tsx'
import { type PanelTexts, VehiclesPanel } from './vehicles-panel.tsx'

/** Overlays the opening picture of a page, in a matching text colour, while no menu of the header is open. */
const overPictureClasses = [
  'over-opening:absolute over-opening:inset-x-0 over-opening:top-0 over-opening:header-closed:bg-transparent',
  'over-dark-picture:header-closed:on-dark over-pale-picture:header-closed:on-light',
].join(' ')

/** With an open menu the header has a background; with the mobile menu, which covers the page, it is sticky. */
const openClasses = 'header-open:bg-surface menu-open:sticky menu-open:top-0 over-opening:menu-open:fixed'

function panelOf(item: MenuItem, { ranges, dealer }: SiteLayoutContent, texts: PanelTexts) {
  const { submenu } = item
  if (!submenu) return null
  return submenu.kind === 'vehicles' ? (
    <VehiclesPanel item={item} heading={submenu.heading} ranges={ranges} dealer={dealer} texts={texts} />
  ) : (
    <EntriesPanel item={item} submenu={submenu} labels={texts.layout} />
  )
}

/**
 * Prevents a layout shift when a browser paints before the HTML of the bar has arrived completely: hides everything but
 * the brand until an element follows. (`:last-child` does not match while the parent is still being parsed.)
 */
const loadingClasses = 'not-has-[+*]:[--rest-of-bar:none]'

type Props = { language: Language; layout: SiteLayoutContent }

/** The header of every page, with the main menu. */
export function SiteHeader({ language, layout }: Props) {
  const texts = { ...textsIn(language), vehicles: vehicleTexts(language).vehicles }
  const { home, mainMenu, menu, newTab, submenu, yourDealer } = texts.layout
  return (
    <header
      className={`relative z-30 bg-ground print:hidden ${overPictureClasses} ${openClasses} ${loadingClasses}`}
    >
      <div className="frame flex min-h-nav items-center gap-x-2 menu:gap-x-6 desktop:gap-x-9">
        <Link
          href="/"
          aria-label={`${brand.siteName}, ${home}`}
          className="flex min-h-11 flex-none items-center"
        >
          <BrandMark />
        </Link>
        <div className="[display:var(--rest-of-bar,contents)]">
          <MainMenu
            items={layout.items.map((item) => ({ ...item, panel: panelOf(item, layout, texts) }))}
            labels={{
              mainMenu,
              menu,
              newTab,
              submenu,
              yourDealer: layout.dealer === null ? yourDealer : null,
            }}
          />
          <HeaderSearch language={language} priced={layout.dealer === null} />
        </div>
      </div>
    </header>
  )
}
