import { cleanPicture } from './cleanPicture'

// A process for one uploaded picture, so that the damage of a hostile file and the memory of a large one end with it.

const [, , source = '', target = '', ending = ''] = process.argv
cleanPicture(source, target, ending)
  .catch(() => ({ refused: 'This picture is damaged or incomplete' }))
  .then((outcome) => process.send?.(outcome, () => process.exit(0)))
process.on('disconnect', () => process.exit(0))
// The api ends us; a Ctrl-C in the terminal reaches the whole group.
process.on('SIGINT', () => {})
