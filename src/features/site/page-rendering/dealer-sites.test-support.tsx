import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { readPageDealer } from '#features/dealers/dealer-sites/new-vehicles.page.tsx'
import {
  DealerSiteBar,
  DealerStructuredData,
  findDealerSitePage,
  findGroupPage,
  GroupBar,
} from '#features/dealers/dealer-sites/site.page.tsx'
import { renderDealerStock } from '#features/stock/dealer-stock/dealer-stock.page.tsx'
import { parseStockQuery } from '#features/stock/dealer-stock/listing.page.tsx'
import { CmsPage } from './ui/cms-page.tsx'

/** The HTML of a page of a dealer, as its route renders it within the layout. */
export async function dealerHtml(path: string): Promise<string> {
  const found = await findDealerSitePage(path, 'en')
  if (!found?.page) throw new Error(`There is no page at ${path}.`)
  const { dealer, page } = found
  const { prelude } = await prerenderToNodeStream(
    <>
      <DealerStructuredData path={page.path} />
      <CmsPage page={page} language="en" bar={<DealerSiteBar dealer={dealer} language="en" page={page} />} />
    </>,
  )
  return text(prelude as NodeJS.ReadableStream)
}

/** The HTML of the used vehicles of a dealer. */
export async function dealerStockHtml(slug: string): Promise<string> {
  const dealer = await readPageDealer(slug)
  if (!dealer) throw new Error(`There is no dealer ${slug}.`)
  const choices = parseStockQuery(new URLSearchParams())
  const { prelude } = await prerenderToNodeStream(
    await renderDealerStock(dealer, { choices, wantsGroup: false }),
  )
  return text(prelude as NodeJS.ReadableStream)
}

/** The HTML of a page of a group. */
export async function groupHtml(path: string): Promise<string> {
  const found = await findGroupPage(path, 'en')
  if (!found?.page || !found.group) throw new Error(`There is no page at ${path}.`)
  const { group, page } = found
  const { prelude } = await prerenderToNodeStream(
    <CmsPage page={page} language="en" bar={<GroupBar group={group} language="en" page={page} />} />,
  )
  return text(prelude as NodeJS.ReadableStream)
}

/** The visible text of a piece of HTML. */
export const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** The HTML of the block of a kind; empty when it is not on the page. */
export const blockIn = (html: string, kind: string) =>
  new RegExp(`data-block="${kind}".*?(?=data-block=|$)`, 's').exec(html)?.[0] ?? ''
