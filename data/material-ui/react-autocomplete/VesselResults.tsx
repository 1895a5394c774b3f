import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

interface Vessel {
  imo: number;
  name: string;
  type: string;
}

// Two ships share a name, so the label cannot serve as the React key.
const vessels: Vessel[] = [
  { imo: 9104537, name: 'Havørn', type: 'Pilot boat' },
  { imo: 9318022, name: 'Havørn', type: 'Trawler, 34 m' },
  { imo: 9452210, name: 'Maria Lund', type: 'General cargo, 89 m' },
  { imo: 9611849, name: 'Marsdiep', type: 'Dredger, 71 m' },
  { imo: 9720331, name: 'Polar Margit', type: 'Reefer, 120 m' },
];

function MatchedText({ text, query }: { text: string; query: string }) {
  const start = text.toLowerCase().indexOf(query.toLowerCase());
  if (query === '' || start === -1) {
    return text;
  }
  const end = start + query.length;
  return (
    <>
      {text.slice(0, start)}
      <Box component="strong" sx={{ color: 'primary.main' }}>
        {text.slice(start, end)}
      </Box>
      {text.slice(end)}
    </>
  );
}

export default function VesselResults() {
  return (
    <Autocomplete
      options={vessels}
      getOptionLabel={(vessel) => vessel.name}
      getOptionKey={(vessel) => vessel.imo}
      sx={{ width: '100%', maxWidth: 360 }}
      renderInput={(params) => <TextField {...params} label="Vessel" />}
      renderOption={(props, vessel, { inputValue }) => {
        const { key, ...optionProps } = props;
        return (
          <Box component="li" key={key} {...optionProps} sx={{ gap: 1.5 }}>
            <DirectionsBoatIcon fontSize="small" color="action" />
            <span>
              <MatchedText text={vessel.name} query={inputValue} />
              <Box
                component="span"
                sx={{
                  display: 'block',
                  typography: 'body2',
                  color: 'text.secondary',
                }}
              >
                {vessel.type} · IMO {vessel.imo}
              </Box>
            </span>
          </Box>
        );
      }}
    />
  );
}
