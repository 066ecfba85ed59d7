import type { BlockOf, Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { NewsLists } from '../news-card.ts'
import { categoryOfChoice, choiceOf, defaultChoice, everyCategory } from '../rules/choice.ts'
import { maxOfDealer } from '../rules/section-limits.ts'
import { cardOf } from './card-of-news.ts'
import { listNews } from './news.ts'

/** The most news that a section can show. */
const maxInSection = 24

type Request = Pick<LiveDataRequest, 'language' | 'blocks' | 'choice'>

/** What is shown: what the browser asks for, or what the blocks of the page select. */
function choicesOf({ choice, blocks }: Request): string[] {
  if (choice !== undefined) return [choice]
  const ofBlocks = (blocks ?? []).map((block) => choiceOf(block as BlockOf<'latestNews'>))
  return [...new Set(ofBlocks.length === 0 ? [defaultChoice] : ofBlocks)]
}

/** Loads the news of the carousels of a page, by category; empty without any. Source: requirements C-179 and C-365. */
export const loadLatestNews = (request: Request): Promise<Live<NewsLists>> =>
  readLive<NewsLists>('latestNews', async () => {
    const lists = await Promise.all(
      choicesOf(request).map(async (choice) => {
        const category = categoryOfChoice(choice)
        const news = category === undefined ? [] : await listNews({ category })
        return [choice, news.slice(0, maxInSection).map((item) => cardOf(item, request.language))] as const
      }),
    )
    return lists.every(([, cards]) => cards.length === 0) ? null : { lists: Object.fromEntries(lists) }
  })

/** Loads the five newest news for the site of a dealer. Source: requirements D-063, D-381 and D-418. */
export const loadDealerNews = ({ language }: Pick<LiveDataRequest, 'language'>): Promise<Live<NewsLists>> =>
  readLive<NewsLists>('dealerNews', async () => {
    const news = await listNews({ limit: maxOfDealer })
    return news.length === 0
      ? null
      : { lists: { [everyCategory]: news.map((item) => cardOf(item, language)) } }
  })
