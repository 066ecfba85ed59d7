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
 * Keeps the language of a save. Payload writes the language of every read into the request it is given, and a save goes
 * on with that: a hook that looks for a page in English turns an Afrikaans title into the English one, and after a hook
 * that reads all languages texts are stored without any. Apply it after everything else that adds hooks.
 */
export function withSaveLanguage<Collection extends CollectionConfig>(collection: Collection): Collection {
  const { slug, hooks } = collection
  const note: CollectionBeforeOperationHook = ({ args, operation, req }) => {
    if (saves.includes(operation)) noteLanguage(req, slug, args)
    // A version is restored in all languages, whatever the same request saved before.
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

/** The same for a global. */
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
