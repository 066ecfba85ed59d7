import type { ReactNode } from 'react'
import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { OpenNow } from '#features/dealers/dealers/opening.page.tsx'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { type Breadcrumb, PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import { telephoneLink } from '#features/site/site-settings/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { dealerDataAt } from '../data/dealer-data.ts'
import { loadSiteMenu } from '../data/site-menu.ts'
import type { SiteMenuItem } from '../rules/site-menu.ts'
import { dealerSiteTexts } from '../texts.ts'
import { SiteMenu } from './site-menu.tsx'
import { UnavailableDealer } from './unavailable-dealer.tsx'

type Props = {
  dealer: Pick<DealerContext, 'slug' | 'name' | 'town' | 'region'>
  language: Language
  /** Pages between the home page and this one. */
  breadcrumbs?: readonly Breadcrumb[]
  page: { readonly title: string; readonly path: string }
}

/** The name, hours and telephone of the dealer, or a message when it cannot be read; the breadcrumbs and the menu of its site. */
export function DealerBarView({
  dealer: { slug, name, town, region },
  language,
  breadcrumbs = [],
  page,
  menu,
  opening,
  telephone,
}: Props & { menu: readonly SiteMenuItem[]; opening?: ReactNode; telephone?: string | null }) {
  // Many dealers are named after their town, which is then not repeated.
  const location = town && !name?.includes(town) ? town : region
  return (
    <div className="border-line border-b bg-surface print:border-b-0">
      <div className="frame flex flex-wrap items-center justify-between gap-x-gutter gap-y-1 py-3">
        {name === null ? (
          <UnavailableDealer language={language} path={page.path} />
        ) : (
          <div className="flex min-w-0 flex-wrap items-center gap-x-5">
            <p className="leading-7">
              <span className="text-ink-2 text-small">{dealerTexts(language).dealers.yourDealer} </span>
              <Anchor href={`/dealers/${slug}`} className="target font-semibold hover:text-accent-text">
                {name}
              </Anchor>
              {location ? <span className="text-ink-2 max-tablet:hidden">, {location}</span> : null}
            </p>
            {opening || telephone ? (
              <p className="flex flex-wrap items-center gap-x-5 text-ink-2 text-small leading-7">
                {opening}
                {telephone ? (
                  <Anchor
                    href={telephoneLink(telephone)}
                    className="target figures whitespace-nowrap hover:text-accent-text"
                  >
                    {telephone}
                  </Anchor>
                ) : null}
              </p>
            ) : null}
          </div>
        )}
        <div className="min-w-0 print:hidden">
          <PageBreadcrumbs language={language} ancestors={breadcrumbs} page={page} />
        </div>
      </div>
      <SiteMenu items={menu} path={page.path} language={language} />
    </div>
  )
}

/** The bar with the menu of the dealer's site and whether it is open; both are missing while the dealer cannot be read. */
export async function DealerBarWithMenu(props: Props) {
  const { dealer, language } = props
  if (dealer.name === null) return <DealerBarView {...props} menu={[]} />
  const [menu, data] = await Promise.all([
    loadSiteMenu(dealer.slug, language),
    dealerDataAt(`/dealers/${dealer.slug}`),
  ])
  const hours = data?.dealer.openingHours ?? []
  const opening =
    data && hours.length > 0 ? (
      <OpenNow
        hours={hours}
        holidays={data.holidays}
        clockOffset={data.clockOffset}
        labels={dealerTexts(language).opening}
      />
    ) : null
  return <DealerBarView {...props} menu={menu} opening={opening} telephone={data?.dealer.telephone} />
}

/**
 * The bar of a page below a dealer that no editor writes: vehicles and forms. Its breadcrumbs begin with all dealers and
 * this one. Source: requirement D-038.
 *
 * @param props.breadcrumbs pages between the dealer's site and this page
 */
export function DealerBar({ breadcrumbs = [], ...props }: Props) {
  const { slug, name } = props.dealer
  const dealers = { title: dealerSiteTexts(props.language).dealerSite.dealers, path: '/dealers' }
  const site = name === null ? [] : [{ title: name, path: `/dealers/${slug}` }]
  return <DealerBarWithMenu {...props} breadcrumbs={[dealers, ...site, ...breadcrumbs]} />
}
