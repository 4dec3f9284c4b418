import type { FireteamPlayer } from '@ai-vault/contract/advice/fireteam.ts'
import { useCallback, useRef, useState } from 'react'
import { currentFireteam } from '../../data/queries/fireteam-query.ts'
import { entryOf, withEntry } from './fireteam-ids.ts'
import { idsIn, type NamedPlayers, NOBODY_NAMED, namePlayers, toIds, toNames } from './named-players.ts'
import type { TableSearch } from './table-search.ts'
import { keepTeam, openedTeam } from './team-draft.ts'

interface Field {
  readonly text: string
  /** Who may stand there by name. */
  readonly known: NamedPlayers
  /** How often the player wrote there; what the screen writes is not counted. */
  readonly edits: number
}

/** Of the current fireteam: 'alone' where the platform reports nobody else. */
type Loading = 'idle' | 'loading' | 'alone' | 'failed'

export type TeamField = ReturnType<typeof useTeamField>

/**
 * The field of members. The player writes there, and so do answers that come later: the current fireteam, who the player
 * is, and an analysis that knows by name who was written as an id. `onSettled` is told whom the address is to name.
 */
export function useTeamField(
  membershipId: string,
  search: TableSearch,
  onSettled: (team: string | undefined) => void,
) {
  const element = useRef<HTMLTextAreaElement>(null)
  const [field, setField] = useState<Field>(() => ({
    text: openedTeam(membershipId, search),
    known: NOBODY_NAMED,
    edits: 0,
  }))
  /** What stands in the field when an answer comes, which may be more than what stood there when it was asked for. */
  const latest = useRef(field)
  const [loading, setLoading] = useState<Loading>('idle')
  /** How the player who is signed in is called in the field, once they were added. */
  const [me, setMe] = useState<string>()

  const change = useCallback((changes: Partial<Field>) => {
    latest.current = { ...latest.current, ...changes }
    setField(latest.current)
  }, [])
  const write = (text: string) => {
    change({ text, edits: latest.current.edits + 1 })
    keepTeam(membershipId, toIds(text, latest.current.known), search)
  }
  const settle = (changes: Partial<Field> = {}) => {
    change(changes)
    const team = toIds(latest.current.text, latest.current.known)
    keepTeam(membershipId, team, { team })
    onSettled(team || undefined)
  }
  const leave = () => settle({ text: toNames(latest.current.text, latest.current.known) })
  /** Whoever was written as an id stands there by name; while the player types, when they leave the field. */
  const name = useCallback(
    (players: readonly FireteamPlayer[]) => {
      const known = namePlayers(latest.current.known, players)
      const isTyping = document.activeElement === element.current
      change(isTyping ? { known } : { known, text: toNames(latest.current.text, known) })
    },
    [change],
  )
  const add = (team: string, entries: readonly string[]) => {
    const { ids } = idsIn(team, latest.current.known)
    const isThere = (entry: string) => ids.includes(toIds(entry, latest.current.known))
    settle({ text: entries.filter((entry) => !isThere(entry)).reduce(withEntry, team) })
  }
  const addMyself = async () => {
    const you = await currentFireteam().then(
      (answer) => answer.you,
      () => undefined,
    )
    const entry = you ? entryOf(you) : membershipId
    setMe(entry)
    add(latest.current.text, [entry])
  }
  const loadCurrent = async () => {
    setLoading('loading')
    const { edits } = latest.current
    try {
      const { members } = await currentFireteam()
      setLoading(members.length > 1 ? 'idle' : 'alone')
      if (members.length === 0) return
      // What was typed meanwhile stays, in front of those who are loaded.
      const { text } = latest.current
      add(latest.current.edits === edits ? '' : text, members.map(entryOf))
    } catch {
      setLoading('failed')
    }
  }
  /** What stands there is asked for. */
  const confirm = () => {
    setLoading('idle')
    settle()
  }
  /** These players instead of whoever stands there. */
  const replace = (players: readonly FireteamPlayer[]) => {
    const known = namePlayers(latest.current.known, players)
    setLoading('idle')
    settle({ known, text: toNames(players.map(({ player_id: id }) => id).join(', '), known) })
  }
  const { text, known } = field
  return {
    element,
    text,
    known,
    ...idsIn(text, known),
    nameOf: (id: string) => toNames(id, known),
    loading,
    me,
    write,
    leave,
    name,
    addMyself,
    loadCurrent,
    confirm,
    replace,
  }
}
