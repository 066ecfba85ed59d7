import { useCallback, useEffect, useRef, useState } from 'react'
import type { DisplayedSpecial } from '../specials-data.ts'
import { createDialogOwner } from './dialog-owner.ts'

const fragmentOf = () => window.location.hash.slice(1)

/** Two lists of a page may have the same special: one of them opens it. */
const owner = createDialogOwner()

/**
 * The special whose dialog is open, in the address as a fragment: the back button closes the dialog, and a link with the
 * fragment opens it.
 */
export function useSpecialDialog(specials: readonly DisplayedSpecial[]) {
  const [fragment, setFragment] = useState('')
  /** Whether the fragment was added by this page, so that closing goes back to the entry before it. */
  const isAdded = useRef(false)
  /** Identifies this list. */
  const list = useRef({})
  const special = specials.find((each) => each.fragment === fragment) ?? null
  const fragments = specials.map((each) => each.fragment).join(' ')

  useEffect(() => {
    const self = list.current
    const own = fragments.split(' ')
    const follow = () => {
      const wanted = fragmentOf()
      if (wanted === '') {
        isAdded.current = false
        owner.release(self)
      }
      setFragment(own.includes(wanted) && owner.claim(self, wanted) ? wanted : '')
    }
    follow()
    window.addEventListener('popstate', follow)
    return () => {
      window.removeEventListener('popstate', follow)
      owner.release(self)
    }
  }, [fragments])

  const open = useCallback((chosen: DisplayedSpecial) => {
    window.history.pushState(null, '', `#${chosen.fragment}`)
    isAdded.current = true
    owner.claim(list.current, chosen.fragment)
    setFragment(chosen.fragment)
  }, [])

  const close = useCallback(() => {
    setFragment('')
    owner.release(list.current)
    if (fragmentOf() === '') return
    if (isAdded.current) window.history.back()
    else window.history.replaceState(null, '', window.location.pathname + window.location.search)
    isAdded.current = false
  }, [])

  return { special, open, close }
}
