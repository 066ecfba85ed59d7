export type {
  Article,
  ArticleAuthor,
  ArticleCorrection,
  ArticleFilter,
  ArticleLabel,
  ArticleSummary,
  CountedLabel,
  RelatedArticles,
} from './article.ts'
