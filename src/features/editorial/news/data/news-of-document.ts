import type { News } from '#cms/payload-types.ts'
import { dayOf, pictureOfDocument } from '#features/dealers/dealer-content/jobs.ts'
import { richTextHtml } from '#platform/documents/rich-text-html.ts'
import type { NewsArticle, NewsItem } from '../news-item.ts'

/** A document as lists read it. */
export type ListedNews = Omit<News, 'body' | 'corrections'>

/** Returns the view of a document of our own database for lists. */
export function newsItemOf(document: ListedNews): NewsItem {
  const { id, slug, title, publishedAt, synopsis, intro, category } = document
  return {
    ...{ id: String(id), slug, title },
    publishedAt: new Date(publishedAt).toISOString(),
    synopsis: synopsis || '',
    intro: intro || '',
    category: typeof category === 'object' && category ? { id: category.number, name: category.name } : null,
    picture: pictureOfDocument(document.picture, { collection: 'news', id }),
  }
}

/** Returns the view of a document of our own database, with its text. */
export function newsArticleOf(document: News): NewsArticle {
  return {
    ...newsItemOf(document),
    html: richTextHtml(document.body),
    corrections: (document.corrections ?? []).flatMap(({ day, text }) => {
      const corrected = dayOf(day)
      return corrected === null ? [] : [{ day: corrected, text }]
    }),
  }
}
