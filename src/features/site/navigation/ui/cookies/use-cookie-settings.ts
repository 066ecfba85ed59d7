import { useEffect, useState } from 'react'

/** Fragment of links that open the cookie settings; editors may use it in any text. Source: C-015. */
const settingsHash = '#cookie-settings'

/** Whether the cookie settings are open. Any link with their fragment opens them on the current page. */
export function useCookieSettings(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.hash !== settingsHash || link.host !== location.host) return
      event.preventDefault()
      setOpen(true)
    }
    const onHashChange = () => {
      if (location.hash !== settingsHash) return
      history.replaceState(history.state, '', location.pathname + location.search)
      setOpen(true)
    }
    onHashChange()
    // In the capture phase, before the link's own handler navigates.
    document.addEventListener('click', onClick, true)
    window.addEventListener('hashchange', onHashChange)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('hashchange', onHashChange)
    }
  }, [])
  return [open, setOpen]
}
