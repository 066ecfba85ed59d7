import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'

type Save = { readonly publishSpecificLocale?: string }

const keyOf = (slug: string) => `saveLanguage ${slug}`

function noteLanguage(req: PayloadRequest, slug: string, args: unknown): void {
  req.context[keyOf(slug)] = (args as Save).publishSpecificLocale ?? req.locale
}

function restoreLanguage(req: PayloadRequest, slug: string): void {
  const locale = req.context[keyOf(slug)]
  if (typeof locale === 'string') req.locale = locale as typeof req.locale
}

const saves: readonly string[] = ['create', 'update']

/**
 * Adds hooks that restore the language of a save. Payload writes the locale of every read into the request, and the
 * save continues with it: after a hook that reads a page in English, an Afrikaans title would be stored as English,
 * and after a hook that reads all languages, texts would be stored without a language. Apply it after everything that
 * adds hooks.
 */
export function withSaveLanguage<Collection extends CollectionConfig>(collection: Collection): Collection {
  const { slug, hooks } = collection
  const note: CollectionBeforeOperationHook = ({ args, operation, req }) => {
    if (saves.includes(operation)) noteLanguage(req, slug, args)
    // A version is restored in all languages, even when the same request has saved one language before.
    if (operation === 'restoreVersion') delete req.context[keyOf(slug)]
  }
  const restore: CollectionBeforeChangeHook = ({ data, req }) => {
    restoreLanguage(req, slug)
    return data
  }
  const beforeOperation = [note, ...(hooks?.beforeOperation ?? [])]
  const beforeChange = [...(hooks?.beforeChange ?? []), restore]
  return { ...collection, hooks: { ...hooks, beforeOperation, beforeChange } }
}

/** Like `withSaveLanguage`, for a global. */
export function withSaveLanguageOfGlobal(global: GlobalConfig): GlobalConfig {
  const { slug, hooks } = global
  const note: GlobalBeforeOperationHook = ({ args, operation, req }) => {
    if (operation === 'update') noteLanguage(req, slug, args)
  }
  const restore: GlobalBeforeChangeHook = ({ data, req }) => {
    restoreLanguage(req, slug)
    return data
  }
  const beforeOperation = [note, ...(hooks?.beforeOperation ?? [])]
  const beforeChange = [...(hooks?.beforeChange ?? []), restore]
  return { ...global, hooks: { ...hooks, beforeOperation, beforeChange } }
}
