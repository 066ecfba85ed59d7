/** Decides which list of a page shows the dialog of a special. */
export type DialogOwner = {
  /** Returns whether a list may show a special: not while another list shows the same one. */
  claim(list: object, fragment: string): boolean
  /** Ends what a list shows. */
  release(list: object): void
}

/** Creates the decision for one page. */
export function createDialogOwner(): DialogOwner {
  let current: { readonly list: object; readonly fragment: string } | undefined
  return {
    claim(list, fragment) {
      if (current && current.list !== list && current.fragment === fragment) return false
      current = { list, fragment }
      return true
    },
    release(list) {
      if (current?.list === list) current = undefined
    },
  }
}
