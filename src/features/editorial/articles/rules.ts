export {
  type ArticlePageKind,
  articlePath,
  authorPath,
  categoryPath,
  connectPath,
  tagPath,
} from './rules/article-paths.ts'
