import * as React from 'react';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const NotesList = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  borderBlockEnd: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
});

const NotesTab = styled(Tab)({
  font: 'inherit',
  color: 'inherit',
  padding: '0.625rem 1rem',
  background: 'none',
  border: 'none',
  borderBlockEnd: '3px solid transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -4 },
  [`&.${tabClasses.selected}`]: {
    fontWeight: 700,
    borderBlockEndColor: 'currentColor',
  },
});

const NotesPanel = styled(TabPanel)({ paddingBlock: '1rem' });

export default function RehearsalNotes() {
  return (
    <Tabs defaultValue="blocking">
      <NotesList aria-label="Notes from the Tuesday rehearsal">
        <NotesTab value="blocking">Blocking</NotesTab>
        <NotesTab value="lighting">Lighting</NotesTab>
        <NotesTab value="sound">Sound</NotesTab>
      </NotesList>
      <NotesPanel value="blocking">
        Ada enters upstage left, two lines earlier than written.
      </NotesPanel>
      <NotesPanel value="lighting">
        Cue 31 is too blue. Try it again with the amber gel.
      </NotesPanel>
      <NotesPanel value="sound">
        The rain loop stops before the door closes.
      </NotesPanel>
    </Tabs>
  );
}
