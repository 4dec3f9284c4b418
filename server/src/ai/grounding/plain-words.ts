/** Plain English that our own texts use, and players besides: words that name nothing. */
export const PLAIN_WORDS = `
  aspect aspects
  abilities ability able abort aborted aborts about above absence absent absolutely absorb accent accents
  accept accepted accepts access account accounts accuracy acknowledged acquisition across act action
  actions active activities activity acts actually add added addend addends address addresses adds advance
  advanced advice advised advisory affected afford after afterwards again against age agent aggressive agile
  ago agree ahead ai aim aimed aiming aims air airborne alert alerts alike alive all alle allies allow
  allowed allows ally almost alone along already also although always am ammo ammunition among amount
  amplified an analysed analyses analysing analysis analyst analyze analyzed anchor and anew announced
  another answer answered answers anti any anybody anyone anything anyway anywhere apart aperture apostrophe
  apostrophes app appear appears appended application applied applies apply appreciate approve approves arc
  archetype archetypes architect archives are area arena argument aria arm armor armory arms around arrive
  arrived arrives arrow arrows artifact artifice as ascendant aside ask asked asking asks assault assembled
  assessment assist assists at attack attacker attacks attempt attribute authenticated authentication
  authorization authorize auto average await away awesome axe back background backpack backup bad badly bags
  bait balance balanced balancer band bands bane banner banners bar bare barrel barrels barrier bars base
  bash basic battery be beam bear bearer bears beast beat beaten beats because become becomes been before
  beforehand began begin beginner beginning begins begun behind being believe belly belong belongs below
  bench benchmark benchmarks bend benefit benefits beside besides best better between beyond big bigger
  binary biome bit bitmap bitmaps bits blades blame blames blanks blast blasts bleed blessed blight blind
  block blocked blocks blows bodies body bold bolt bolts bonus bonuses boost boosts boot bore boss bosses
  both bottom bound bounds bounties bounty bow bows box boxes brackets branch brave break breaker breaking
  breaks bricks briefing bright bring brings broke broken brotli brought browser browsers brute bucket
  budget buff buffs build building builds built bullet bullets bunker burn burning burst bursts bus business
  busy but button buttons buying by byte bytes cabinets cache caches calendar call callback called caller
  callers calls came can cancelled cancels cannon cannons cannot cap capable capped caps card cards care
  careful careless caret carried carries carry case catalogue catalogues catalyst catalysts categories
  category cause causes cautious ceiling cell cells center chain challenge challenges champion champions
  chance change changed changelog changes changing char character characters charge charged charges chart
  charts chase chasing chat cheap cheaper check checked checking checks chest chests child children chip
  chips choice choices choose chooses choosing chose chosen chunk chunks circle cited cites claim claimed
  claims clamped class classes classic clause clauses clean cleanse cleanup clear cleared clearing clearly
  clears click client clients clip clipboard clock clocks clockwise close closed closes closest closing
  cluster clusters code codes cold collator collect collectible collectibles collection collections
  collector colon color colour colours column columns combat combatants combination combinations combo come
  comes comfortable coming command commas comment common community companion compare compared compares
  comparing comparison comparisons competitive compiled complete completed completely completion completions
  component components compressed compression computed concern condition confidence confident confidential
  configuration connect connected connection connections consider consistent console const constructor
  contact contain content contents context contract contributes control controlled controls cookie cookies
  cooldown cooldowns copied copies copy copying core cores corner cost costs could count countdown counted
  counter counters country counts cover coverage covered covering covers craft craftable crafted crafting
  crash create credentials crit cross crossbow crosses crossorigin crowd crucible crystal crystals curl
  currencies current currently curve cut cuts daily damage damaged dark dash dashboard dashed dashes data
  database date dates day days de dead deadly deal dealing deals death deaths debuff debuffs decide decided
  decides decimal decimals decision decisions deep deeper deepsight default defaults defeat defeated defeats
  defense defensive definition definitions degraded degrees delete deleted deletes deliver demand demo
  denied depend dependency depends der des described describes description deserve design desk destinations
  destroy detail details detected devastating development device devices devour diagnostics dial dialect
  dialog dictionaries dictionary did die died dies differ difference differences different differently
  differs difficulty digest digit digits dim direction disconnected disk dismantle dismantled dismantles
  dismantling dismissed disorients displayname distance distinct div divide do doctype document documents
  dodge does doing dominant dominate dominated dominates donation done door dot double down download
  downloaded downside dozen dps draw drawing drawings drawn draws driver drop dropped dropping drops drum
  duel dueling duels dump dumps dungeon dungeons duplicate duplicates durable duration during dust dynamic
  each earlier early earn earned earns ease easier easiest easily easy echo edge edit editable edition
  effect effective effectively effectiveness effects efficiency efficient eight either element elemental
  elements elite ellipsis else elsewhere em emblems emptier empties empty en enabled encoded encoding
  encounter encounters end ended endgame ending endpoint ends enemies enemy energy engage engine english
  enhanced enhancement enough ensure enter entities entries entry enum enums envelope enveloped environment
  episode epoch equal equally equals equip equipped equips erased error errors es escapes essential estimate
  estimated estimates europa even evening evenly evenodd event events ever every everybody everyone
  everything everywhere exact exactly example exceed excel excellent except exception exchange exchanged
  exchanges excluded excludes exclusions exclusive exist exists exit exotic exotics expect expected
  experience experiencing expired expiry explain explains explanation explode explodes explosion explosive
  export exports extra extras extremely eye face fact facts fade fail failed failing fails failure failures
  faint fake fall fallback falling falls false family far farm farming farther fast faster fate fault faults
  favor favorite favourite feature features feed feeds feels fetch fetched fetches few fewer fewest field
  fields fight fights figure figures file files fill filled filling fills filter filtered filters final find
  finding finds fine finger fingers finish finished finisher finishes finishing fire fires fireteam firewall
  firing first fit fits fitting five fives fixed flag flagged flags flat flawless flexible flies flight flinch flood
  floor floors focus focused foes folded folder follow followed following follows fonts foot footer for
  forbidden forbids force foreign forge forgets forgives forgiving forgotten form format forms formula forth
  found four fragile fragment fragments frame frames free freeze freezes freezing frequent fresh friendly
  from front frozen fuel full fully function functions further furthest fusion gain gained gains gambit game
  gap gateway gathered gathers gave gear general generation generations get gets give given gives glaive
  glaives glimmer global glow glyph go goal goals god goes going gold gone good got grab grace grade grammar
  grandmaster grant granted grants graphics great grenade grenades grid grind ground grounds group groups
  grow grown grows guaranteed guard guardian guardians guards guess guide guides gun guns gunsmith gzip had
  half halves hand handful handle handler handles handling hands handy hang hangs happened happens happy
  hard harder hardest hardly has hash hashed hashes have having head header headers heading headings
  headline headshot heal healing heals health healthy heap hear heard hears heaviest heavy height held
  helmet help helpful helps here hexadecimal hidden hide hides high higher highest hint hip history hit hits
  hold holding holds homing honest honours hook hopeless horde host hostile hot hour hours hover how however
  href html http https hub hue huge hundred hung hunt hunter hunters hurt hurts hygiene icon icons id ideal
  identifiers idle ids if iframe ignite ignition ignored ignores image img immutable import imports
  impossible impressive improve improves in incident incidents included including increase independent index
  info informs infuse infusion inherited injected ink inline inner innermost input inputs inside insight
  insights installation installed installs instance instanceof instead integer integers intelligence
  interest interface into intrinsic invalid invented inventories inventory invisibility invisible is issue
  issued issues it item items its itself jar joins jolt jolted jolts journey journeys json judged judgement
  judges just kd keep keeper keeping keeps kept key keyboard keyed keys keyword kicks kill killed killing
  kills kind kinds kinetic kit knock know knowledge known knows label lack lacks laid lands language
  languages large larger largest last lasts late lately latency later latest launcher launchers lay layer
  layers lays lead leading leads lean learned lease least leave leaves leaving led left leg legacy legal
  legendaries legendary legs lends length lengthens less lesser let lethal lets letter letters level levels
  libraries library lie lies life lifetime lifts light lightest lightness lightning like likely likewise
  limit limiter limits line linear lines link linked links lint list listed listen listener listeners
  listens lists lit literals little live lives living load loaded loader loading loadout loadouts loads
  local lock locked locks log logged login logs lone long longer longest look looked looking looks loop
  loopback loot lose loses loss lost love lovely low lower lowered lowest lunge machine machines made
  magazine magazines mail main maintenance major majors make makes making manager manifest many map maps
  mark markdown marked marks markup mask master masterwork masterworked masterworks match matched matches
  matching matchmade materials math matrix matter matters max maxima maximum may me mean meaning means meant
  meanwhile measure measured measurement measures median meet meets megabytes melee melts member members
  membership memberships memory mends menu menus mere merely merged message messages met meta meter method
  metrics mid middle midnight might migrates migration migrations milestone milestones millisecond
  milliseconds min mine minimum minimums minor minors mint minted minus minute minutes mirrored mislead miss
  missed misses missiles missing mission missions mistake mistakes mistyped mix mixed mixes mkb mob mobile
  mobs mod modal mode model modes mods module moment month more most mostly mouse move moved movement moves
  moving ms much multiple must my name named names naming narrowed narrows native nature navigation near
  nearby nearer nearest nearly need needed needle needless needs negated neighbours neither nest nesting
  network networks neutral never new newcomer newer newest next nice niche night nightfall nightfalls ninety
  no nobody node nodes non nonce nonces none nor normal not note noted notes nothing notice noticed notices
  nova now nowhere npm null number numbered numbers obey object objective objectives objects obtain
  obviously odds of off offer offered offers offline often ok old older oldest on once one onerror ones
  onion online onload only opaque open opened opening opens operational operations operator opinion
  opponents opposite optimal optimize optimizer optimum option optional options or oracle orbit orbits orbs
  order ordered orders origin other others otherwise our ours out outage outages outcome outer outlive
  output outside outweighs over overall overcharges overfill overfull overlap overlaps overlay overload
  overridden override overrides overshield overshields overview overwritten own owned owner owns pace
  package packed packing packs page pages paid paint painted pair pairs palette panel panels paragraphs
  parameter parameters parent parentheses parenthesis parse parsed parser parsers part parted partial
  parties partly partner parts pass passed passes past path pathname paths patient pattern patterns pause
  pauses pay pays peak pellet pellets people per percent perfect perk perkname perks person personal
  personas phase phone pick picked picks pickup pickups picture pictures pid piece pieces pierce pin
  pinnacle pinned pins pips pixel pixels place placeholder places plain plainly plan plants platform play
  played player players playing playlist plays playstyle playtime please plug plugged plugs plurals plus
  point pointer points policy pool poor popular port portal ports position possible post postmaster power
  powerful pragma precise precision prefix prepare prepared present presentation press pressed presses
  pressing price primary print printed prints priorities priority prisms privacy private problem problems
  process processes processor product profile profiles program progress progression project projectiles
  projection prolonged promise promised promises promising prompt proof proofs prop properties property
  prose protect protected protection protects protocol prove proven proves proxies proxy public published
  publishes pull pulse pump pure purpose put puts pve pvp px qualities quality quarter quarters queries
  query quest question questions quests queue quick quicken quickens quicker quickly quote quotes radar
  radiant radio radius raid raids raise raised raises raising ran random range ranges rank ranked ranks
  purple blue yellow golden rapid rare rarities rarity rate rated rates rather rating ratings raw re reach reachable reached reaches
  read readable reader readers readies reading readings reads ready real really reason reasons received
  recent recoil recommend recommendation recommendations recommended recommends record records recovers rect
  red redirect redirected redraws ref reference references referrer refilled refills refresh refreshed
  refreshes refreshing refusal refuse refused refuses region registered registration registry reject rejects
  releases reliable reliably reload reloaded reloading reloads remainder remainders remember remembered
  remembers removed removes rename renamed renames rendered renderer rendering renew renewal renewals
  renewed renews reorders repeat repeated repeats replace replaced replacement replaces replays reply report
  reported reports reproduce request requests required requirement requirements reroll reserve reserves
  reset responding response rest restart restarted rested restoration restore rests result retired retried
  retries retry return returns reuse reverse reverses review revoked reward rewards rewrites rid rifle
  rifles right rim ring rise rises rocket rockets role roles roll rolled rolling rolls room rooms root roses
  rosy rotates rotation rotator round rounded rounding rounds route router routes row rows rule rules run
  running runs safe safely said salt same sample sandbox saturation save saved saves saw say says scale
  scaled schema schemas scope scopes scorch scorches score scores scout screen screens script scripts scroll
  scrolling scrolls seal sealed search searched searches searching season seasonal seasons second secondary
  seconds secret section secure security sed see seed seeded seeking seen sees select selectable selected
  selector selects self sell selling sells send sending sends sense sent sentence sentences separated
  separates sequence series serious serve served server servers serves service services session sessions set
  sets setting settings setup seven sever several severs shader shall shape shaped shard sharding shards
  share shared shares sharp sharpens sharply shatter shatters sheet shelf shell shells shelves shield
  shields shifts shines shoot shooting shoots short shortens shorter shortfall shot shotgun shotguns shots
  should show showed showing shown shows side sidearm sidearms sides sideways sight sights sign signal
  signed signing signs silence silent silhouette simply since single sit site sits situational six sixteen
  size skip skipped skips slash sleeps slide slider sliders slightly slot slots slow slowed slower slowest
  slowly sluggish small smaller smallest snapshots sniper snipers so socket sockets soft solar solid solo
  solved solver some somebody someone something sometimes somewhere soon sooner sort source sources space
  spaces span spans spare sparing spawn speak speaks spec special specific specification specified speed
  speeds spelling spells spend spending spends spent spike split splits spoil spoken spread spreads
  spreadsheet spreadsheets sprint sprite sql square stability stable stack stacks stale stalls stand
  standing standout stands start started starts stasis stat state states statistics stats status stay stays
  steadier steadies steady steel step steps stick stickier sticky still stood stop stopped stopping stops
  storage store stored stores straight strand stranger strangers stream streams strengthen strengthens
  stretches strict stricter strike strikes string strings strip stroke strong stronger strongest struck
  structure structured stun stunned stuns style styles subclasses submachine subset subsets success
  successes successful successor such suggest suggested suite suited sum summary summed sums super superb
  supers support suppresses suppression sure surface surge surges survive survives suspend sustain svg swap
  swaps switch switched switches sword swords symbol synergies synergy system systems tab table tables tabs
  tag tags take taken takes taking talk tall tame tampered tank target targets task tasks taste teal team
  tell telling tells temporarily ten tens tenth term terms terrific test tested testing tests text textarea
  texts than thank thanks that the their theirs them themselves then there therefore these they thing things think
  thinking thinks third thirty this those though thousand thousands thread threads threat three threshold
  thresholds throttle throttled throttles throttling through throw throwing thrown throws tick ticks tie
  tier tiered tiers ties tight tile tiles time timed timeout times tint titan titans title titled titles to
  toast today together toggle token tokens told tolerated tomorrow tonight too took tool top total totals
  touch touches touching tough towards trace track tracker trackers trailing trait traits transaction
  transfer translated translation trash travel travels tray treat tree trees trials triangle tried tries
  trigger trimmed triple triumph triumphs trouble true truer truly trusted trusts truth try trying tube
  tunable tune tuned tunes tuning turn turned turns twelve twenty twice twin twins two type typed typeof
  types typing unavailable unchanged undecided undefined under understand understood underway undo undone
  unexpectedly uniform unit unknown unless unlock unlocked unrated unravel unrounded unset unstoppable until
  untouched unused up update upgrade uptime url us usable usage use used useful user uses using usual
  usually utility vain value values vanishes variable variant variants vary vault vaults vector vehicles
  vendor vendors verb verdict verdicts versatile version versions very veteran viable victim victims view
  visit visited visitor visitors visits vitest voice void volatile volley von vs wait waited waiting waits
  walk walks wall wander want wanted wants warlock warlocks warm warning warns was waste watched way ways we
  weak weaken weakens weaker weakest weapon weapons wear wearing wears web week weekly weeks weight weighted
  weightiest weights well went were what whatever wheel when whenever where wherever whether which whichever
  while who whoever whole wholly whom whose why wide wider widest width wildcard wildcards will win window
  windows winning wins wipe wire wish wishes with withheld withholds within without won word words work
  worked worker workers working works world worlds worn worse worst worth would wounds woven wraps write
  writes writing written wrong wrote xyzzy year years yes yesterday yet you young your yours yourself zero
  zh zod zone zones zoom
`
