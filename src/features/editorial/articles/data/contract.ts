import { z } from 'zod'
import {
  AbsentError,
  type ContractEndpoint,
  contractItem,
  contractQuery,
} from '#platform/service/endpoint.ts'
import { FilterError } from '#platform/service/filter-error.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import type { ArticleFilter } from '../article.ts'
import { maxArticles } from '../rules/article-grid.ts'
import { articleSlug } from '../rules/article-slug.ts'
import type { ArticleSource } from './port.ts'
import {
  wireAuthor,
  wireAuthorOf,
  wireFullPost,
  wireFullPostOf,
  wirePost,
  wirePostOf,
  wireTag,
  wireTagOf,
} from './wire/post.ts'

const root = '/services/articles'

const slug = z.string().regex(articleSlug)

const parameters = z.object({
  author_id: slug.optional().describe('Only articles of this author, by the id of the author'),
  category_id: slug.optional().describe('Only articles of this category, by its number'),
  category_slug: slug.optional().describe('Only articles of this category'),
  tag_slug: slug.optional().describe('Only articles with this tag'),
  post_filter: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('Only articles whose title or excerpt has these words'),
  per_page: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .refine((value) => value <= maxArticles)
    .optional()
    .describe(`At most ${maxArticles}, which is the default`),
})

type Parameters = z.output<typeof parameters>

/** @throws FilterError for more than one filter */
function filterOf({ per_page: _, ...filters }: Parameters): ArticleFilter {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  const [first] = given
  if (!first) return { kind: 'all' }
  if (given.length > 1) throw new FilterError('Only one filter is accepted besides per_page.')
  const [name, value] = first
  if (name === 'author_id') return { kind: 'author', slug: value }
  if (name === 'category_id') return { kind: 'category-id', id: value }
  if (name === 'category_slug') return { kind: 'category', slug: value }
  if (name === 'tag_slug') return { kind: 'tag', slug: value }
  return { kind: 'text', text: value }
}

/** @throws AbsentError when nothing was found */
function required<Value>(lookup: Lookup<Value>, what: string): Value {
  if (!lookup.found) throw new AbsentError(`There is no such ${what}.`)
  return lookup.value
}

type Options = {
  /** Our own articles. */
  readonly articles: ArticleSource
  readonly siteUrl: () => string
}

/** Creates the endpoints of the article service. Source: requirements V-151, V-152 and V-315 to V-323. */
export function articleEndpoints({ articles, siteUrl }: Options): ContractEndpoint[] {
  const postsOf = async (filter: ArticleFilter, limit: number) =>
    required(await articles.list(filter, limit), 'list').map((article) => wirePostOf(article, siteUrl()))
  return [
    contractQuery({
      path: `${root}/posts/tc/minimal`,
      summary: 'Articles without their text, the newest first',
      parameters,
      response: z.array(wirePost),
      find: (requested) => postsOf(filterOf(requested), requested.per_page ?? maxArticles),
    }),
    contractItem({
      path: `${root}/posts/tc/minimal/related/{ids}`,
      summary: 'The articles with these ids, without their text',
      parameter: {
        name: 'ids',
        schema: z
          .string()
          .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
          .describe('Ids of articles, separated by commas'),
      },
      response: z.array(wirePost),
      find: (ids) => postsOf({ kind: 'related', ids: ids.split(',') }, maxArticles),
    }),
    contractItem({
      path: `${root}/posts/tc/post/{slug}`,
      summary: 'An article with its text',
      parameter: { name: 'slug', schema: slug.describe('The slug of an article') },
      response: wireFullPost,
      find: async (own) => wireFullPostOf(required(await articles.article(own), 'article'), siteUrl()),
    }),
    contractItem({
      path: `${root}/authors/tc/author/{slug}`,
      summary: 'An author of articles',
      parameter: { name: 'slug', schema: slug.describe('The slug of an author') },
      response: wireAuthor,
      find: async (own) => wireAuthorOf(required(await articles.author(own), 'author'), siteUrl()),
    }),
    contractItem({
      path: `${root}/tags/tc/tag/{tag}`,
      summary: 'A tag, with the number of its articles',
      parameter: { name: 'tag', schema: slug.describe('The slug of a tag') },
      response: wireTag,
      find: async (own) => wireTagOf(required(await articles.tag(own), 'tag')),
    }),
  ]
}
