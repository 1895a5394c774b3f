import { actionWords } from './actions';
import { commerceWords } from './commerce';
import { deviceWords } from './devices';
import { interfaceWords } from './interface';
import { mediaWords } from './media';
import { peopleWords } from './people';
import { placeWords } from './places';
import { statusWords } from './status';

/** What readers call icons: words with the base names that they mean, the best first. By name of the file. */
export const synonymLists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  interface: interfaceWords,
  actions: actionWords,
  people: peopleWords,
  media: mediaWords,
  devices: deviceWords,
  status: statusWords,
  places: placeWords,
  commerce: commerceWords,
};
