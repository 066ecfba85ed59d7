import type { DealerContext } from '#features/dealers/index.ts'
import { dealerTexts } from '#features/dealers/texts.ts'
import { type Breadcrumb, PageBreadcrumbs } from '#features/navigation/page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { loadSiteMenu } from '../data/site-menu.ts'
import type { SiteMenuItem } from '../rules/site-menu.ts'
import { SiteMenu } from './site-menu.tsx'
import { UnavailableDealer } from './unavailable-dealer.tsx'

type Props = {
  dealer: Pick<DealerContext, 'slug' | 'name' | 'town' | 'region'>
  language: Language
  /** Pages between the home page and this one. */
  breadcrumbs?: readonly Breadcrumb[]
  page: { readonly title: string; readonly path: string }
}

/** The name of the dealer, or a message when it cannot be read; the breadcrumbs and the menu of its site. */
export function DealerBarView({
  dealer: { slug, name, town, region },
  language,
  breadcrumbs = [],
  page,
  menu,
}: Props & { menu: readonly SiteMenuItem[] }) {
  // Many dealers are named after their town, which is then not repeated.
  const location = town && !name?.includes(town) ? town : region
  return (
    <div className="border-line border-b bg-surface print:border-b-0">
      <div className="frame flex flex-wrap items-center justify-between gap-x-gutter gap-y-1 py-3">
        {name === null ? (
          <UnavailableDealer language={language} path={page.path} />
        ) : (
          <p className="min-w-0">
            <span className="text-ink-2 text-small">{dealerTexts(language).dealers.yourDealer} </span>
            <Anchor href={`/dealers/${slug}`} className="target font-semibold hover:text-accent-text">
              {name}
            </Anchor>
            {location ? <span className="text-ink-2">, {location}</span> : null}
          </p>
        )}
        <div className="print:hidden">
          <PageBreadcrumbs language={language} ancestors={breadcrumbs} page={page} />
        </div>
      </div>
      <SiteMenu items={menu} path={page.path} language={language} />
    </div>
  )
}

/** The bar of every page of a dealer. Its menu is empty while the dealer cannot be read. */
export async function DealerBar(props: Props) {
  const { dealer, language } = props
  const menu = dealer.name === null ? [] : await loadSiteMenu(dealer.slug, language)
  return <DealerBarView {...props} menu={menu} />
}
