import type { LayoutBlock, Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { RelatedArticles } from '../article.ts'
import type { ArticleLists, CardList } from '../article-card.ts'
import { tagPath } from '../rules/article-paths.ts'
import { type ArticleSettings, choiceOf, filterOfChoice } from '../rules/choice.ts'
import { listArticles } from './articles.ts'
import { cardOf } from './card-of-article.ts'
import { relatedToTag } from './related-articles.ts'

type Request = Pick<LiveDataRequest, 'blocks' | 'choice'>

/** What the browser asks for, or what the blocks of the page select. */
function choicesOf(
  { choice, blocks = [] }: Request,
  choiceOfBlock: (block: LayoutBlock) => string,
): string[] {
  return choice === undefined ? [...new Set(blocks.map(choiceOfBlock))] : [choice]
}

/** Loads the lists of a page's sections; empty when none has an article. */
function loadLists(
  section: string,
  choices: readonly string[],
  load: (choice: string) => Promise<CardList>,
): Promise<Live<ArticleLists>> {
  return readLive<ArticleLists>(section, async () => {
    const lists = await Promise.all(choices.map(async (choice) => [choice, await load(choice)] as const))
    return lists.every(([, { cards }]) => cards.length === 0) ? null : { lists: Object.fromEntries(lists) }
  })
}

/** Loads the articles of the grids of a page, at most 100 of each. Source: requirements V-158 and V-315 to V-321. */
export const loadArticleGrid = (request: Request): Promise<Live<ArticleLists>> =>
  loadLists(
    'articleGrid',
    choicesOf(request, (block) => choiceOf(block as ArticleSettings)),
    async (choice) => {
      const filter = filterOfChoice(choice)
      const articles = filter === null ? [] : await listArticles(filter)
      return { cards: articles.map(cardOf), more: null }
    },
  )

/** Returns related articles as cards, with the page of their tag when it has more. Source: requirement V-248. */
export const relatedCards = ({ articles, moreTag }: RelatedArticles): CardList => ({
  cards: articles.map(cardOf),
  more: moreTag && tagPath(moreTag.slug),
})

const tagOf = ({ tag }: { readonly tag?: string | null }): string => choiceOf({ filter: 'tag', value: tag })

/** Loads the articles of the sections of related articles of a page, by tag. Source: requirements V-248, V-319 and V-323. */
export const loadRelatedArticles = (request: Request): Promise<Live<ArticleLists>> =>
  loadLists(
    'relatedArticles',
    choicesOf(request, (block) => tagOf(block as { tag?: string | null })),
    async (choice) => {
      const filter = filterOfChoice(choice)
      if (filter?.kind !== 'tag') return { cards: [], more: null }
      return relatedCards(await relatedToTag(filter.slug))
    },
  )
